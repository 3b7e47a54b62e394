/** The widths an image is offered in: the breakpoints of the specification (spec §9, images) at densities 1 and 2. */
const WIDTHS = [320, 480, 576, 768, 996, 1200, 1536, 1921] as const;

export type ImageMedia = {
  mediaItemUrl?: string | null;
  altText?: string | null;
  mimeType?: string | null;
  title?: string | null;
};

export type ImageProps = {
  media: ImageMedia | null | undefined;
  /** Overrides the media's own text; `""` marks the picture as decorative. */
  alt?: string;
  /** Intrinsic ratio of the slot, so that nothing shifts; pixels at density 1. */
  width: number;
  height: number;
  /** The rendered width by media condition, e.g. `(min-width: 769px) 25vw, 50vw`. */
  sizes: string;
  /** Above the fold: eager, high priority. */
  priority?: boolean;
  className?: string;
};

/** `/_ipx/{modifiers}/{source}` for a media source such as `m0/wp-content/…`. */
export function imageUrl(source: string, modifiers: string): string {
  return `/_ipx/${modifiers}/${source}`;
}

/** A picture of the backend through the image proxy, or the leaf on mist when there is none. */
export function Image({ media, alt, width, height, sizes, priority = false, className = '' }: ImageProps) {
  const source = media?.mediaItemUrl;
  if (!source) return <MissingImage className={className} />;
  const text = alt ?? media.altText ?? '';
  const shared = {
    alt: text,
    width,
    height,
    className,
    decoding: 'async',
    loading: priority ? 'eager' : 'lazy',
    fetchPriority: priority ? 'high' : undefined,
  } as const;
  if (media.mimeType === 'image/svg+xml' || source.endsWith('.svg')) {
    return <img {...shared} alt={text} src={imageUrl(source, '_')} />;
  }
  const most = width * 2;
  const widths = WIDTHS.filter((candidate, index) => candidate <= most || (WIDTHS[index - 1] ?? 0) < most);
  return (
    <img
      {...shared}
      alt={text}
      sizes={sizes}
      srcSet={widths.map((candidate) => `${imageUrl(source, `w_${candidate},f_webp,q_80`)} ${candidate}w`).join(', ')}
      src={imageUrl(source, `w_${nearest(width)},f_webp,q_80`)}
    />
  );
}

function nearest(width: number): number {
  return WIDTHS.find((candidate) => candidate >= width) ?? 1921;
}

function MissingImage({ className }: { className: string }) {
  return (
    <span className={`grid place-items-center bg-mist ${className}`} aria-hidden="true">
      <img src="/mark.svg" alt="" width="34" height="66" className="h-1/5 w-auto opacity-40" />
    </span>
  );
}
