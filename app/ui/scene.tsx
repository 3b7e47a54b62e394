import { placeholderStyle } from './image.tsx';
import { buildImageSrc, buildImageSrcSet } from './image-address.ts';

/** The one full layout switch (spec §9, mobile breakpoint 768). */
const MOBILE = '(max-width: 768px)';
const DESKTOP = '(min-width: 769px)';

/** A source of the backend and the width it is shown at, e.g. `100vw`. */
export type SceneSource = { source: string; sizes: string };

/**
 * A scene with its own picture on phones: each screen fetches one of them, and the first one of a page is preloaded.
 * Above 768 px the caller lays it behind the text; below, it stands over it.
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
  const wide = {
    media: DESKTOP,
    srcSet: buildImageSrcSet(desktop.source, { from: 769, to: 1921 }),
    sizes: desktop.sizes,
  };
  const narrow = { media: MOBILE, srcSet: buildImageSrcSet(mobile.source, { to: 480 }), sizes: mobile.sizes };
  return (
    <>
      {priority &&
        [narrow, wide].map(({ media, srcSet, sizes }) => (
          <link
            key={media}
            rel="preload"
            as="image"
            media={media}
            imageSrcSet={srcSet}
            imageSizes={sizes}
            fetchPriority="high"
          />
        ))}
      <picture className="contents">
        {/* Hidden: a source of a boxless picture would be an item of the grid around it. */}
        <source {...narrow} width="780" height="860" className="hidden" />
        <img
          src={buildImageSrc(desktop.source, 1536)}
          srcSet={wide.srcSet}
          sizes={wide.sizes}
          alt={alt}
          width="1600"
          height="860"
          decoding="async"
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          className={`placeholder object-cover ${className}`}
          style={placeholderStyle(desktop.source)}
        />
      </picture>
    </>
  );
}
