import { roomOfLink } from '../content/pages/room-of-link.ts';
import { ContentLink, LocaleLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { AfterHydration } from '../ui/after-hydration.tsx';
import { BUTTON_VARIANTS, variantInRoom } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useStyle } from '../ui/use-style.ts';
import { altOf, type HomeSlide, MEDIA_CLASS, SlideMedia, stillOfSlide } from './slide-media.tsx';

/** Classes for the place of a slide's text, unless at the start. */
const PLACES: Readonly<Record<string, string>> = { center: 'md:mx-auto md:text-center', end: 'md:ms-auto' };

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
  const place = PLACES[slide.textPosition?.[0] ?? ''] ?? '';
  const style = useStyle(slide.textColor ? { color: slide.textColor } : undefined);
  return (
    <div
      data-room={room}
      className="relative isolate hero-room flex h-full flex-col bg-room text-on-room md:grid"
      {...style}
    >
      <div className="hero-media">
        {isFirst ? (
          <SlideMedia slide={slide} isFirst isActive={isActive} />
        ) : (
          <AfterHydration plain={{ source: stillOfSlide(slide), alt: altOf(slide), className: MEDIA_CLASS }}>
            <SlideMedia slide={slide} isFirst={false} isActive={isActive} />
          </AfterHydration>
        )}
      </div>
      <div className="hero-words wrap">
        <div className={`md:max-w-188 ${place}`}>
          <Heading className="hero-heading">{slide.heading}</Heading>
          <p className="hero-lead">{slide.description}</p>
          {slide.link && (
            <ContentLink to={slide.link} className={`me-5 ${BUTTON_VARIANTS[variantInRoom(room)]} max-md:px-5`}>
              {name ? t(m.slide_discover, { name }) : t(m.slide_more)}
              <Icon name="next" flip />
            </ContentLink>
          )}
          {slide.hasShops && (
            <LocaleLink to="/where-to-buy" className="hero-shops">
              {t(m.where_to_buy)}
            </LocaleLink>
          )}
        </div>
      </div>
    </div>
  );
}
