import type { ComponentProps } from 'react';

/** A box to tick. */
export function Tick({ isChosen = false, ...props }: ComponentProps<'input'> & { isChosen?: boolean | undefined }) {
  return <input type="checkbox" defaultChecked={isChosen} {...props} className="tick" />;
}
