const STROKES = {
  menu: 'M3 6.5h18M3 12h18M3 17.5h18',
  close: 'M5 5l14 14M19 5 5 19',
  search: 'M10.5 3.5a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 5 5',
  enlarge: 'M10.5 3.5a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 5 5M10.5 7.5v6M7.5 10.5h6',
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
  instagram:
    'M8.5 4h7A4.5 4.5 0 0 1 20 8.5v7a4.5 4.5 0 0 1-4.5 4.5h-7A4.5 4.5 0 0 1 4 15.5v-7A4.5 4.5 0 0 1 8.5 4Zm3.5 4.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6Zm4.5-.8h.2',
} as const;

const SHAPES = {
  facebook:
    'M13.5 21v-7.5H16l.5-3.2h-3V8.4c0-1 .4-1.6 1.7-1.6h1.4V4c-.4 0-1.3-.2-2.3-.2-2.4 0-3.9 1.4-3.9 4v2.5H7.7v3.2h2.7V21Z',
  linkedin:
    'M5 9h3v10H5ZM6.5 4.3a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4ZM10.5 9h2.9v1.4c.5-.9 1.5-1.6 3-1.6 3 0 3.6 1.9 3.6 4.5V19h-3v-5c0-1.2 0-2.6-1.6-2.6s-1.9 1.2-1.9 2.5V19h-3Z',
  youtube:
    'M3 8.5C3.2 6.5 4 6 6 5.9c2-.2 10-.2 12 0s2.8.6 3 2.6v7c-.2 2-1 2.5-3 2.6-2 .2-10 .2-12 0s-2.8-.6-3-2.6ZM10 9v6l5.2-3Z',
} as const;

export type IconName = keyof typeof STROKES | keyof typeof SHAPES;

/** A 24-unit icon in the current colour, lines or a shape; decorative, so the control around it carries the name. */
export function Icon({ name, className = '', flip = false }: { name: IconName; className?: string; flip?: boolean }) {
  const classes = `icon ${flip ? 'flip-rtl' : ''} ${className}`;
  if (isShape(name)) {
    return (
      <svg className={classes} viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true">
        <path d={SHAPES[name]} />
      </svg>
    );
  }
  const width = name === 'pause' ? 3 : 2.2;
  return (
    <svg
      className={classes}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={width}
      aria-hidden="true"
    >
      <path d={STROKES[name]} />
    </svg>
  );
}

function isShape(name: IconName): name is keyof typeof SHAPES {
  return name in SHAPES;
}
