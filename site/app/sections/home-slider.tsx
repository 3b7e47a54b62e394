import { type KeyboardEvent, type MouseEvent, useCallback, useRef } from 'react';
import { roomOfLink } from '../content/pages/room-of-link.ts';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Icon } from '../ui/icon.tsx';
import { isPlainClick } from '../ui/plain-click.ts';
import { useAutoplay } from '../ui/use-autoplay.ts';
import { stepOfKey, useSnapRow } from '../ui/use-snap-row.ts';
import { useStyle } from '../ui/use-style.ts';
import { Slide } from './home-slide.tsx';
import type { HomeSlide } from './slide-media.tsx';

/** How long a slide is shown. */
const DELAY = 7000;

/**
 * The hero: slides in a scroll-snap row, which swipes, and reads as a list, without a script; the names below link to
 * each slide. Hydration adds keys, the pause button and autoplay.
 */
export function HomeSlider({ slides, ranges }: { slides: HomeSlide[]; ranges: Record<string, { name: string }> }) {
  const t = useText();
  const { languageRecord } = useLocale();
  const container = useRef<HTMLElement>(null);
  const { row, index, goTo } = useSnapRow<HTMLUListElement>();
  const advance = useCallback(() => goTo((index + 1) % slides.length), [goTo, index, slides.length]);
  const autoplay = useAutoplay(container, { step: index, delay: DELAY, advance: slides.length > 1 ? advance : null });
  const active = slides[Math.min(index, slides.length - 1)];
  // Always set: only another colour overrides a rule of the page.
  const style = useStyle({ color: active?.textColor || 'inherit' });
  if (slides.length === 0) return null;
  const nameOf = (slide: HomeSlide) => ranges[roomOfLink(slide.link) ?? '']?.name;

  function onKeyDown(event: KeyboardEvent) {
    const step = stepOfKey(event.key, languageRecord.dir);
    if (step === 0) return;
    event.preventDefault();
    goTo((index + step + slides.length) % slides.length);
  }

  return (
    <section
      ref={container}
      aria-label={t(m.home_slides)}
      aria-roledescription="carousel"
      onKeyDown={onKeyDown}
      className="relative"
    >
      <ul ref={row} className="flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]">
        {slides.map((slide, place) => (
          <li
            key={slide.heading}
            id={`slide-${place + 1}`}
            className="relative w-full shrink-0 snap-start snap-always"
            aria-label={t(m.carousel_slide, { n: place + 1, total: slides.length, name: nameOf(slide) ?? '' })}
          >
            <Slide
              slide={slide}
              name={nameOf(slide)}
              isFirst={place === 0}
              isActive={place === index && autoplay.isOn}
            />
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div
          className="wrap pointer-events-none absolute inset-x-0 bottom-0 flex items-stretch gap-2 md:gap-6"
          {...style}
        >
          <ol className="grid flex-1 auto-cols-fr grid-flow-col gap-2 md:auto-cols-[minmax(0,11rem)] md:gap-5">
            {slides.map((slide, place) => (
              <li key={slide.heading} className="pointer-events-auto">
                <ShelfLink place={place} isCurrent={place === index} isRunning={autoplay.isRunning} goTo={goTo}>
                  {nameOf(slide) ?? slide.heading ?? ''}
                </ShelfLink>
              </li>
            ))}
          </ol>
          {autoplay.isOffered && (
            <button
              type="button"
              onClick={autoplay.toggle}
              aria-label={t(autoplay.isOn ? m.carousel_pause : m.carousel_play)}
              className="pointer-events-auto grid size-11 place-items-center self-center"
            >
              <Icon name={autoplay.isOn ? 'pause' : 'play'} className="size-6" />
            </button>
          )}
        </div>
      )}
    </section>
  );
}

/** A name below the slides: links to its slide, with a rule that fills while the slide is shown. */
function ShelfLink({
  place,
  isCurrent,
  isRunning,
  goTo,
  children,
}: {
  place: number;
  isCurrent: boolean;
  isRunning: boolean;
  goTo: (index: number) => void;
  children: string;
}) {
  const style = useStyle({ '--delay': `${DELAY}ms` });
  function onClick(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    goTo(place);
  }
  return (
    <a
      href={`#slide-${place + 1}`}
      onClick={onClick}
      aria-current={isCurrent || undefined}
      data-running={isRunning || undefined}
      {...style}
      className="shelf-link"
    >
      {children}
    </a>
  );
}
