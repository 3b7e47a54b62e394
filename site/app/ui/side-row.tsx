import { type ReactNode, useSyncExternalStore } from 'react';

const NARROW = '(max-width: 768px)';

function subscribe(onChange: () => void) {
  const narrow = matchMedia(NARROW);
  narrow.addEventListener('change', onChange);
  return () => narrow.removeEventListener('change', onChange);
}

/**
 * A list in columns; on phones one row that scrolls sideways, with some of the next item in view. There it takes the
 * focus, so that keys scroll it; elsewhere it does so only until hydration.
 */
export function SideRow({
  label,
  className = '',
  children,
}: {
  label: string | null | undefined;
  className?: string;
  children: ReactNode;
}) {
  const isRow = useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => true,
  );
  return (
    <ul tabIndex={isRow ? 0 : undefined} aria-label={label ?? undefined} className={`side-row ${className}`}>
      {children}
    </ul>
  );
}
