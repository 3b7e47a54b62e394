import type { ReactNode } from 'react';

/** Lets a list take the focus where it scrolls sideways, so that keys scroll it. */
function takeFocus(list: HTMLElement | null): void {
  if (list) list.tabIndex = list.scrollWidth > list.clientWidth ? 0 : -1;
}

/** A list in columns; on phones one row that scrolls sideways, with some of the next item in view. */
export function SideRow({ className, children }: { className: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls.
    <ul ref={takeFocus} tabIndex={0} className={`side-row ${className}`}>
      {children}
    </ul>
  );
}
