type Network = keyof typeof SHAPES | 'instagram';

const SHAPES = {
  facebook:
    'M13.5 21v-7.5H16l.5-3.2h-3V8.4c0-1 .4-1.6 1.7-1.6h1.4V4c-.4 0-1.3-.2-2.3-.2-2.4 0-3.9 1.4-3.9 4v2.5H7.7v3.2h2.7V21Z',
  linkedin:
    'M5 9h3v10H5ZM6.5 4.3a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4ZM10.5 9h2.9v1.4c.5-.9 1.5-1.6 3-1.6 3 0 3.6 1.9 3.6 4.5V19h-3v-5c0-1.2 0-2.6-1.6-2.6s-1.9 1.2-1.9 2.5V19h-3Z',
  youtube:
    'M3 8.5C3.2 6.5 4 6 6 5.9c2-.2 10-.2 12 0s2.8.6 3 2.6v7c-.2 2-1 2.5-3 2.6-2 .2-10 .2-12 0s-2.8-.6-3-2.6ZM10 9v6l5.2-3Z',
} as const;

const INSTAGRAM =
  'M8.5 4h7A4.5 4.5 0 0 1 20 8.5v7a4.5 4.5 0 0 1-4.5 4.5h-7A4.5 4.5 0 0 1 4 15.5v-7A4.5 4.5 0 0 1 8.5 4Zm3.5 4.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6Zm4.5-.8h.2';

/** The mark of a social network, in the current colour; decorative. Apart from the other icons, as browsers fetch those. */
export function NetworkIcon({ name }: { name: Network }) {
  if (name === 'instagram') {
    return (
      <svg className="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={2.2} aria-hidden="true">
        <path d={INSTAGRAM} />
      </svg>
    );
  }
  return (
    <svg className="icon" viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={SHAPES[name]} />
    </svg>
  );
}
