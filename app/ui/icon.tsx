const strokes = {
  menu: 'M3 6.5h18M3 12h18M3 17.5h18',
  close: 'M5 5l14 14M19 5 5 19',
  search: 'M10.5 3.5a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 5 5',
  globe: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c5 5 5 12 0 17m0-17c-5 5-5 12 0 17',
  next: 'M4 12h15m-6-6 6 6-6 6',
  previous: 'M20 12H5m6-6-6 6 6 6',
  down: 'M5 9l7 7 7-7',
  outward: 'M7 17 17 7M9 7h8v8',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4.5v15l12-7.5Z',
  check: 'M4.5 12.5l5 5 10-11',
  filter: 'M4 7h16M7 12h10M10 17h4',
  download: 'M12 4v11m-5-5 5 5 5-5M5 20h14',
  share: 'M12 15V4m-4 4 4-4 4 4M5 12v8h14v-8',
  phone: 'M6 3h4l2 5-2.5 1.5a11 11 0 0 0 5 5L16 12l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 4 5a2 2 0 0 1 2-2Z',
  mail: 'M3 6h18v12H3ZM3 7l9 7 9-7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  facebook: 'M14 8h3V4h-3a4 4 0 0 0-4 4v3H7v4h3v6h4v-6h3l1-4h-4V8.5a.5.5 0 0 1 .5-.5Z',
  linkedin:
    'M4 9h3.5v11H4ZM5.75 4a1.75 1.75 0 1 0 0 3.5 1.75 1.75 0 0 0 0-3.5ZM10.5 9H14v1.6c.6-1 1.8-1.9 3.3-1.9 2.6 0 3.7 1.7 3.7 4.5V20h-3.5v-6.2c0-1.3-.4-2.2-1.6-2.2-1.3 0-1.9.9-1.9 2.3V20h-3.5Z',
  youtube: 'M3 8a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3Zm7 1v6l5-3Z',
  instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Zm5 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm5-1.5h.01',
} as const;

export type IconName = keyof typeof strokes;

/** A 24-unit line icon in the current colour; decorative, so the control around it carries the name. */
export function Icon({ name, className = '', flip = false }: { name: IconName; className?: string; flip?: boolean }) {
  return (
    <svg
      className={`size-[1.25em] shrink-0 ${flip ? 'flip-rtl' : ''} ${className}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'pause' ? 3 : 2.2}
      aria-hidden="true"
    >
      <path d={strokes[name]} />
    </svg>
  );
}
