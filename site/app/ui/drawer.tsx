import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Icon } from './icon.tsx';

/** The edge a panel is attached to. */
const PLACES = {
  start: 'inset-y-0 start-0 h-dvh max-h-none w-75 max-w-full',
  end: 'inset-y-0 start-auto end-0 h-dvh max-h-none w-100 max-w-full',
  top: 'inset-x-0 top-0 w-full max-w-none',
  bottom: 'inset-x-0 top-auto bottom-0 mx-auto max-h-[85dvh] w-full max-w-180 pb-[env(safe-area-inset-bottom)]',
  full: 'inset-0 size-full max-h-none max-w-none flex-col open:flex',
  center:
    'top-1/2 start-1/2 max-h-[90dvh] w-[min(30rem,calc(100vw-2rem))] -translate-y-1/2 ltr:-translate-x-1/2 rtl:translate-x-1/2',
} as const;

/**
 * A panel over the page, opened by a `popoverTarget` button: opens, and closes on Esc, outside clicks and its button
 * without a script. Hydration traps the focus and closes the panel on navigation.
 */
export function Drawer({
  id,
  place,
  title,
  titleHidden = false,
  mark,
  children,
}: {
  id: string;
  place: keyof typeof PLACES;
  title: string;
  titleHidden?: boolean;
  /** In the title's place, beside the close button. */
  mark?: ReactNode;
  children: ReactNode;
}) {
  const t = useText();
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    // A new location closes the panel; hydration is not one, so a panel opened before stays open.
    if (openedAt.current === key) return;
    openedAt.current = key;
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
  }, [key]);
  useEffect(() => keepFocusInside(panel.current), []);
  return (
    <div
      ref={panel}
      id={id}
      popover="auto"
      role="dialog"
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      className={`fixed m-0 overflow-y-auto overscroll-contain border-0 bg-white p-0 text-ink backdrop:bg-sidr-deep/60 ${PLACES[place]}`}
    >
      <div
        className={`flex items-center justify-between gap-4 ps-5 pe-2 pt-2 ${titleHidden && !mark ? '' : 'border-b border-line pb-2'}`}
      >
        {mark}
        <h2 id={`${id}-title`} className={titleHidden ? 'sr-only' : 'text-h3'}>
          {title}
        </h2>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={t(m.close)}
          className="ms-auto grid size-11 place-items-center hover:text-ember"
        >
          <Icon name="close" className="size-6" />
        </button>
      </div>
      {children}
    </div>
  );
}

const FOCUSABLE = 'a[href],button:not([disabled]),input:not([disabled]),select,textarea,summary,[tabindex="0"]';

function keepFocusInside(panel: HTMLDivElement | null) {
  if (!panel) return;
  function moveFocusIn() {
    const target =
      panel?.querySelector<HTMLElement>('[data-autofocus]') ?? panel?.querySelector<HTMLElement>(FOCUSABLE);
    target?.focus();
  }
  function onToggle(event: Event) {
    if (event instanceof ToggleEvent && event.newState === 'open') moveFocusIn();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (!panel || event.key !== 'Tab') return;
    const stops = [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) => stop.checkVisibility());
    const edge = event.shiftKey ? stops[0] : stops.at(-1);
    if (document.activeElement !== edge) return;
    event.preventDefault();
    (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
  }
  if (panel.matches(':popover-open') && !panel.contains(document.activeElement)) moveFocusIn();
  panel.addEventListener('toggle', onToggle);
  panel.addEventListener('keydown', onKeyDown);
  return () => {
    panel.removeEventListener('toggle', onToggle);
    panel.removeEventListener('keydown', onKeyDown);
  };
}
