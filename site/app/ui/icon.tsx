import type { ReactNode } from 'react';

const STROKES = {
  menu: 'M3 6.5h18M3 12h18M3 17.5h18',
  close: 'M5 5l14 14M19 5 5 19',
  search: 'M10.5 3.5a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 5 5',
  enlarge: 'M10.5 3.5a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 5 5M10.5 7.5v6M7.5 10.5h6',
  reduce: 'M10.5 3.5a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 5 5M7.5 10.5h6',
  globe: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c5 5 5 12 0 17m0-17c-5 5-5 12 0 17',
  next: 'M4 12h15m-6-6 6 6-6 6',
  previous: 'M20 12H5m6-6-6 6 6 6',
  down: 'M5 9l7 7 7-7',
  outward: 'M7 17 17 7M9 7h8v8',
  pause: 'M7.6 5v14M8.4 5v14M15.6 5v14M16.4 5v14',
  play: 'M7 4.5v15l12-7.5Z',
  check: 'M4.5 12.5l5 5 10-11',
  filter: 'M4 7h16M7 12h10M10 17h4',
  download: 'M12 4v11m-5-5 5 5 5-5M5 20h14',
  share: 'M12 15V4m-4 4 4-4 4 4M5 12v8h14v-8',
  phone: 'M6 3h4l2 5-2.5 1.5a11 11 0 0 0 5 5L16 12l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 4 5a2 2 0 0 1 2-2Z',
  mail: 'M3 6h18v12H3ZM3 7l9 7 9-7',
} as const;

export type IconName = keyof typeof STROKES;

/** A 24-unit line icon in the current colour; decorative, so the control has the accessible name. */
export function Icon({ name, className = '', flip = false }: { name: IconName; className?: string; flip?: boolean }) {
  return (
    <Drawing className={flip ? `flip-rtl ${className}` : className}>
      <path d={STROKES[name]} />
    </Drawing>
  );
}

/** The sign in a `summary`: a plus, and a minus when it is open (styles/base.css). */
export function FoldIcon({ className = '' }: { className?: string }) {
  return (
    <Drawing className={`fold ${className}`}>
      <path d="M5 12h14" />
      <path d="M12 5v14" />
    </Drawing>
  );
}

function Drawing({ className, children }: { className: string; children: ReactNode }) {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}
