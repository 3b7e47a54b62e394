import { placeholderStyle } from './image.tsx';
import { buildImageSrc, buildImageSrcSet } from './image-address.ts';
import { useStyle } from './use-style.ts';

/** The one full layout switch (spec §9, mobile breakpoint 768). */
export const MOBILE = '(max-width: 768px)';
export const DESKTOP = '(min-width: 769px)';

/**
 * The `sizes` of full-width pictures on phones: soft light has no detail for density 3, and a smaller leading picture
 * arrives a round trip earlier.
 */
export const PHONE_SIZES = '75vw';

/** A source of the backend and its displayed width, e.g. `100vw`. */
type SceneSource = { source: string; sizes: string };

/**
 * A scene with another picture on phones: each screen loads one. Above 768 px the
 * caller puts it behind the text, below it is on top of it.
 */
export function Scene({
  desktop,
  mobile,
  alt,
  priority = false,
  className = '',
}: {
  desktop: SceneSource;
  mobile: SceneSource;
  alt: string;
  priority?: boolean;
  className?: string;
}) {
  const style = useStyle(placeholderStyle(desktop.source));
  const screens = [
    { ...mobile, media: MOBILE, widths: { to: 480 } },
    { ...desktop, media: DESKTOP, widths: { from: 769, to: 1921 } },
  ];
  return (
    <picture>
      {screens.map(({ source, media, widths, sizes }) => (
        <source
          key={media}
          type="image/avif"
          media={media}
          srcSet={buildImageSrcSet(source, { ...widths, isLeading: priority })}
          sizes={sizes}
        />
      ))}
      <source media={MOBILE} srcSet={buildImageSrc(mobile.source, 768)} />
      <img
        src={buildImageSrc(desktop.source, 1536)}
        alt={alt}
        width="1600"
        height="860"
        decoding="async"
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        className={`placeholder object-cover ${className}`}
        {...style}
      />
    </picture>
  );
}
