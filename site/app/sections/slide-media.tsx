import { useEffect, useRef } from 'react';
import type { HomePageQuery } from '../content/generated/graphql.ts';
import { DESKTOP, MOBILE, PHONE_SIZES, Scene } from '../ui/scene.tsx';
import { isMotionReduced } from '../ui/use-snap-row.ts';
import type { PageGroup } from './page-group.ts';

type HomeSlides = NonNullable<PageGroup<HomePageQuery, 'homeSlider'>['slides']>;
/** A slide, whether the service has a page that tells where to buy, and the banner of the range it leads to, if any. */
export type HomeSlide = NonNullable<HomeSlides[number]> & { hasShops: boolean; banner?: string | null | undefined };
type Media = { mediaItemUrl?: string | null; mimeType?: string | null };

export const MEDIA_CLASS = 'hero-scene scene-at-end';

/**
 * A picture for each width, with the videos there are on top; a missing picture is replaced by the range's, or that of
 * the other width (decision 0266).
 */
export function SlideMedia({ slide, isFirst, isActive }: { slide: HomeSlide; isFirst: boolean; isActive: boolean }) {
  const desktop = slide.desktopMedia?.node;
  const mobile = slide.mobileMedia?.node ?? desktop;
  if (!desktop?.mediaItemUrl || !mobile?.mediaItemUrl) return null;
  const still = stillOfSlide(slide);
  const films = { desktop: filmOf(desktop), mobile: filmOf(mobile) };
  return (
    <>
      {still && (
        <Scene
          desktop={{ source: stillOf(desktop) ?? still, sizes: '100vw' }}
          mobile={{ source: stillOf(mobile) ?? still, sizes: PHONE_SIZES }}
          alt={altOf(slide)}
          priority={isFirst}
          className={MEDIA_CLASS}
        />
      )}
      {(films.desktop || films.mobile) && (
        <SlideFilm {...films} label={still ? null : altOf(slide)} isActive={isActive} />
      )}
    </>
  );
}

/** The wide picture of a slide, in place of a film the range's, or the one for phones if the range has none. */
export function stillOfSlide({ desktopMedia, mobileMedia, banner }: HomeSlide): string | null {
  const [desktop, mobile] = [desktopMedia, mobileMedia].map((media) => media && stillOf(media.node));
  return desktop || banner || mobile || null;
}

export function altOf({ desktopMedia }: HomeSlide): string {
  return desktopMedia?.node.altText ?? '';
}

/** A video cannot replace a picture. */
function stillOf(media: Media): string | null {
  return isFilm(media) ? null : (media.mediaItemUrl ?? null);
}

function filmOf(media: Media): string | null {
  return isFilm(media) ? (media.mediaItemUrl ?? null) : null;
}

function isFilm({ mimeType }: Media): boolean {
  return mimeType?.startsWith('video/') ?? false;
}

/** A silent video that plays in view, never under reduced motion or on data saver; transparent until it plays. */
function SlideFilm({
  desktop,
  mobile,
  label,
  isActive,
}: {
  desktop: string | null;
  mobile: string | null;
  /** Null when the picture below has the same text. */
  label: string | null;
  isActive: boolean;
}) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator;
    if (!element || !isActive || isMotionReduced() || connection?.saveData) return;
    // Rejected when the device saves power or this width has no video: the picture stays.
    element.play().catch(() => undefined);
    return () => element.pause();
  }, [isActive]);
  return (
    <video
      ref={video}
      aria-label={label ?? undefined}
      aria-hidden={label === null || undefined}
      muted
      loop
      playsInline
      preload="none"
      className={`hero-film absolute inset-0 ${MEDIA_CLASS}`}
    >
      {mobile && <source src={mobile} media={MOBILE} />}
      {desktop && <source src={desktop} media={DESKTOP} />}
    </video>
  );
}
