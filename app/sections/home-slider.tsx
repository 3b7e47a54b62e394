import type { HomePageQuery } from '../content/generated/graphql.ts';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { ContentLink } from '../locale/locale-link.tsx';
import { buttonVariants } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { imageUrl } from '../ui/image.tsx';
import { roomOfLink } from './room-of-link.ts';

type HomeSlides = NonNullable<NonNullable<NonNullable<NonNullable<HomePageQuery['pages']>['nodes'][number]>['homeSlider']>['slides']>;
export type HomeSlide = NonNullable<HomeSlides[number]>;

/** spec §3: a slide shows while it is active and between its start and end dates. */
export function isSlideShown(slide: Pick<HomeSlide, 'active' | 'startDate' | 'endDate'>, now: number): boolean {
  const from = slide.startDate ? Date.parse(slide.startDate) : Number.NEGATIVE_INFINITY;
  const until = slide.endDate ? Date.parse(slide.endDate) : Number.POSITIVE_INFINITY;
  return slide.active === true && from <= now && now < until;
}

/**
 * The hero: slides in one scroll-snap row, so that it swipes, and reads as a list, without a script; the named shelf
 * below jumps to each slide.
 */
export function HomeSlider({ slides }: { slides: HomeSlide[] }) {
  const t = useText();
  if (slides.length === 0) return null;
  return (
    <section aria-label={t(m.home_slides)} aria-roledescription="carousel" className="relative">
      <ul className="slider flex snap-x snap-mandatory overflow-x-auto" tabIndex={-1}>
        {slides.map((slide, index) => (
          <li key={slide.heading} id={`slide-${index + 1}`} className="w-full shrink-0 snap-start snap-always">
            <Slide slide={slide} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Slide({ slide, isFirst }: { slide: HomeSlide; isFirst: boolean }) {
  const t = useText();
  const { language } = useLocale();
  const Heading = isFirst ? 'h1' : 'h2';
  const position = slide.textPosition?.[0] ?? 'start';
  const desktop = slide.desktopMedia?.node.mediaItemUrl;
  const mobile = slide.mobileMedia?.node.mediaItemUrl ?? desktop;
  return (
    <div
      data-room={roomOfLink(slide.link)}
      className="relative isolate flex h-full flex-col bg-room md:grid md:min-h-[min(760px,calc(100dvh-92px))]"
      style={slide.textColor ? { color: slide.textColor } : undefined}
      lang={language}
    >
      {desktop && (
        <picture className="contents">
          <source
            media="(max-width: 768px)"
            srcSet={[480, 768, 996, 1200].map((w) => `${imageUrl(mobile ?? desktop, `w_${w},f_webp,q_80`)} ${w}w`).join(', ')}
            sizes="100vw"
          />
          <img
            src={imageUrl(desktop, 'w_1536,f_webp,q_80')}
            srcSet={[996, 1200, 1536, 1921].map((w) => `${imageUrl(desktop, `w_${w},f_webp,q_80`)} ${w}w`).join(', ')}
            sizes="100vw"
            alt={slide.desktopMedia?.node.altText ?? ''}
            width="1600"
            height="860"
            decoding="async"
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : undefined}
            className="h-[104vw] w-full object-cover md:absolute md:inset-0 md:-z-1 md:h-full ltr:md:object-right rtl:md:object-left"
          />
        </picture>
      )}
      <div
        className={`w-full self-center px-gutter pt-7 pb-22 md:max-w-[calc(2*var(--spacing-gutter)+47rem)] md:pt-16 md:pb-32 ${position === 'end' ? 'md:ms-auto' : position === 'center' ? 'md:mx-auto md:text-center' : ''}`}
      >
        <Heading className="max-w-[7.4em] text-display leading-(--leading-display) max-xl:md:max-w-[44vw] max-xl:md:text-[clamp(2.5rem,6.2vw,4.75rem)]">
          {slide.heading}
        </Heading>
        <p className="my-5 max-w-[38ch] text-lead md:mb-9 max-xl:md:max-w-[36vw]">{slide.description}</p>
        {slide.link && (
          <ContentLink to={slide.link} className={buttonVariants.default}>
            {t(m.slide_more)}
            <Icon name="next" flip />
          </ContentLink>
        )}
      </div>
    </div>
  );
}
