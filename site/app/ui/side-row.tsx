import type { ReactNode } from 'react';

/** Makes a list focusable where it scrolls sideways, so that keys scroll it; measured again when its size changes. */
function takeFocus(list: HTMLElement | null) {
  if (!list) return;
  const observer = new ResizeObserver(() => {
    list.tabIndex = list.scrollWidth > list.clientWidth ? 0 : -1;
  });
  observer.observe(list);
  return () => observer.disconnect();
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
