import { useEffect, useRef } from 'react';
import type { HomePageQuery } from '../content/generated/graphql.ts';
import { ContentLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { AfterHydration } from '../ui/after-hydration.tsx';
import { BUTTON_VARIANTS, variantInRoom } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { DESKTOP, MOBILE, PHONE_SIZES, Scene } from '../ui/scene.tsx';
import { isMotionReduced } from '../ui/use-snap-row.ts';
import type { PageGroup } from './page-group.ts';
import { roomOfLink } from './room-of-link.ts';

type HomeSlides = NonNullable<PageGroup<HomePageQuery, 'homeSlider'>['slides']>;
export type HomeSlide = NonNullable<HomeSlides[number]>;

type Media = { mediaItemUrl?: string | null; mimeType?: string | null };

const PLACES = {
  start: '',
  center: 'md:mx-auto md:text-center',
  end: 'md:ms-auto',
} as const;

/** A slide: its picture or video behind the text, which has the position and colour content sets. */
export function Slide({
  slide,
  name,
  isFirst,
  isActive,
}: {
  slide: HomeSlide;
  /** The brand the slide links to, if any. */
  name: string | undefined;
  isFirst: boolean;
  isActive: boolean;
}) {
  const t = useText();
  const room = roomOfLink(slide.link);
  const Heading = isFirst ? 'h1' : 'h2';
  const place = PLACES[placeOf(slide.textPosition?.[0])];
  return (
    <div
      data-room={room}
      className="relative isolate flex h-full flex-col bg-room text-on-room md:grid md:min-h-[58vw] xl:min-h-[min(760px,calc(100vh-92px))]"
      style={slide.textColor ? { color: slide.textColor } : undefined}
    >
      <div className="relative h-[104vw] md:absolute md:inset-0 md:-z-1 md:h-auto">
        {isFirst ? (
          <SlideMedia slide={slide} isFirst isActive={isActive} />
        ) : (
          <AfterHydration plain={{ source: stillOfSlide(slide), alt: altOf(slide), className: MEDIA_CLASS }}>
            <SlideMedia slide={slide} isFirst={false} isActive={isActive} />
          </AfterHydration>
        )}
      </div>
      <div
        className={`w-full self-center px-gutter pt-7 pb-22 md:max-w-[calc(2*var(--spacing-gutter)+47rem)] md:pt-10 md:pb-26 xl:pt-[clamp(2.5rem,5vw,5rem)] xl:pb-32 ${place}`}
      >
        <Heading className="hero-heading">{slide.heading}</Heading>
        <p className="my-4 max-w-[38ch] text-lead md:mt-6 md:mb-9 md:max-xl:max-w-[36vw] md:max-xl:text-body xl:max-w-[34ch]">
          {slide.description}
        </p>
        {slide.link && (
          <ContentLink to={slide.link} className={BUTTON_VARIANTS[variantInRoom(room)]}>
            {name ? t(m.slide_discover, { name }) : t(m.slide_more)}
            <Icon name="next" flip />
          </ContentLink>
        )}
      </div>
    </div>
  );
}

function placeOf(given: string | null | undefined): keyof typeof PLACES {
  return given === 'center' || given === 'end' ? given : 'start';
}

const MEDIA_CLASS = 'size-full object-cover md:ltr:object-right md:rtl:object-left';

/** A picture for each width, with the videos there are on top; a missing picture is taken from the other width. */
function SlideMedia({ slide, isFirst, isActive }: { slide: HomeSlide; isFirst: boolean; isActive: boolean }) {
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

function stillOfSlide({ desktopMedia, mobileMedia }: HomeSlide): string | null {
  return [desktopMedia, mobileMedia].map((media) => media && stillOf(media.node)).find(Boolean) ?? null;
}

function altOf({ desktopMedia }: HomeSlide): string {
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

/** A silent video that plays while its slide is in view, never under reduced motion; transparent until it plays. */
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
    if (!element || !isActive || isMotionReduced()) return;
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
      className={`absolute inset-0 ${MEDIA_CLASS}`}
    >
      {mobile && <source src={mobile} media={MOBILE} />}
      {desktop && <source src={desktop} media={DESKTOP} />}
    </video>
  );
}
