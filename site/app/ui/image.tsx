import { type CSSProperties, useCallback, useState } from 'react';
import { buildImageSrc, buildImageSrcSet, buildPlaceholder, imageUrl } from './image-address.ts';
import type { ImageMedia } from './image-media.ts';
import { useStyle } from './use-style.ts';

/** The same on every screen. */
const FIXED_SIZE = /^[\d.]+(?:px|rem)$/;

export type ImageProps = {
  media: ImageMedia | null | undefined;
  /** Overrides the media's own text; `""` marks the picture as decorative. */
  alt?: string;
  /** Intrinsic size of the image box, so that nothing shifts; its largest width in pixels at density 1. */
  width: number;
  height: number;
  /** The rendered width by media condition, e.g. `(min-width: 769px) 25vw, 50vw`. */
  sizes: string;
  /** Above the fold: eager, of high priority, and in every width. */
  priority?: boolean;
  /** Shows a blurred 10 × 10 until the picture is there; only for pictures without transparency. */
  placeholder?: boolean;
  /** The colour behind a cut-out, such as `eff2ed`, rendered into the picture: half the bytes of a transparent one. */
  background?: string;
  className?: string;
  /** spec §5; by default eager for the leading picture, lazy for others. */
  loading?: 'lazy' | 'eager';
  decoding?: 'async' | 'auto' | 'sync';
  crossorigin?: 'anonymous' | 'use-credentials' | '';
};

/** A picture of the backend through the image proxy; a leaf on mist when there is none. */
export function Image({ media, priority = false, placeholder = false, className = '', ...props }: ImageProps) {
  const source = media?.mediaItemUrl;
  const style = useStyle(placeholder && source ? placeholderStyle(source) : undefined);
  const [isBroken, setBroken] = useState(false);
  // A picture may fail before hydration.
  const findBroken = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.currentSrc && image.naturalWidth === 0) setBroken(true);
  }, []);
  if (!source || isBroken) return <MissingImage className={className} />;
  const { width, height, sizes, background, decoding = 'async', crossorigin } = props;
  const shared = {
    ref: findBroken,
    onError: () => setBroken(true),
    alt: props.alt ?? media.altText ?? '',
    width,
    height,
    decoding,
    crossOrigin: crossorigin,
    loading: props.loading ?? (priority ? 'eager' : 'lazy'),
    fetchPriority: priority ? 'high' : undefined,
  } as const;
  if (media.mimeType === 'image/svg+xml' || source.endsWith('.svg')) {
    return <img {...shared} alt={shared.alt} src={imageUrl(source, '_')} className={className} />;
  }
  const from = FIXED_SIZE.test(sizes) ? width : 0;
  const avif = buildImageSrcSet(source, { from, to: width, isLeading: priority }, background);
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        {...shared}
        alt={shared.alt}
        src={buildImageSrc(source, width, background)}
        className={placeholder ? `placeholder ${className}` : className}
        {...style}
      />
    </picture>
  );
}

/** Passes a placeholder to the class `placeholder` (styles/base.css), which decides when to load it. */
export function placeholderStyle(source: string): CSSProperties {
  return { '--placeholder': buildPlaceholder(source) };
}

// It ignores its own size: the box is as large as with a picture.
function MissingImage({ className }: { className: string }) {
  return (
    <span
      className={`grid grid-rows-[minmax(0,1fr)] place-items-center bg-mist contain-size ${className}`}
      aria-hidden="true"
    >
      <img src="/mark.svg" alt="" width="34" height="66" loading="lazy" className="h-1/5 w-auto opacity-40" />
    </span>
  );
}
