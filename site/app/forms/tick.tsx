import type { ComponentProps } from 'react';

/** A box to tick. */
export function Tick({ isChosen = false, ...props }: ComponentProps<'input'> & { isChosen?: boolean | undefined }) {
  return (
    <input
      type="checkbox"
      defaultChecked={isChosen}
      {...props}
      className="size-6 shrink-0 accent-ink aria-invalid:outline-3 aria-invalid:outline-error"
    />
  );
}
