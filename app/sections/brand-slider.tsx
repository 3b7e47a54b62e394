import { useRef } from 'react';
import type { HomePageQuery } from '../content/generated/graphql.ts';
import { ContentLink, LocaleLink } from '../locale/locale-link.tsx';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { buttonVariants } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Image } from '../ui/image.tsx';
import type { PageGroup } from './page-group.ts';
import { roomOfLink } from './room-of-link.ts';

type BrandSlider = PageGroup<HomePageQuery, 'brandSlider'>;

/** The strip of rooms, one per range: it scrolls by itself, and by arrows once hydrated. */
export function BrandSliderSection({ group, slots }: { group: BrandSlider; slots: Record<string, string> }) {
  const t = useText();
  const { languageRecord } = useLocale();
  const strip = useRef<HTMLUListElement>(null);
  function move(step: 1 | -1) {
    const element = strip.current;
    if (!element) return;
    const forwards = languageRecord.dir === 'rtl' ? -1 : 1;
    element.scrollBy({ left: step * forwards * element.clientWidth * 0.6, behavior: 'smooth' });
  }
  const brands = (group.brands ?? []).filter((brand) => brand?.name);
  if (brands.length === 0) return null;
  return (
    <section className="bg-mist pt-24" aria-labelledby="rooms-title">
      <div className="wrap mb-12 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 id="rooms-title" className="text-h2">
          {group.heading}
        </h2>
        <div className="flex items-center gap-2">
          <LocaleLink to="/brands" className={`${buttonVariants.underline} me-6`}>
            <span>{t(m.home_all_brands)}</span>
          </LocaleLink>
          <button type="button" onClick={() => move(-1)} aria-label={t(m.carousel_previous)} className={arrow}>
            <Icon name="previous" flip className="size-6" />
          </button>
          <button type="button" onClick={() => move(1)} aria-label={t(m.carousel_next)} className={arrow}>
            <Icon name="next" flip className="size-6" />
          </button>
        </div>
      </div>
      <ul ref={strip} className="flex h-100 snap-x snap-proximity overflow-x-auto [scrollbar-width:none] md:h-[clamp(30rem,38vw,38rem)]">
        {brands.map((brand) => {
          const slug = roomOfLink(brand?.link);
          return (
            <li
              key={brand?.name}
              data-room={slug}
              className="group relative shrink-0 basis-[64%] snap-start overflow-hidden bg-room text-on-room transition-[flex-basis] duration-600 ease-house focus-within:basis-[64%] md:basis-[18.6vw] md:focus-within:basis-[25.6vw] md:hover:basis-[25.6vw]"
            >
              <Image
                media={brand?.image?.node}
                alt=""
                width={420}
                height={560}
                sizes="(min-width: 769px) 26vw, 64vw"
                className="absolute inset-0 size-full object-cover object-[50%_60%]"
              />
              <h3 className="absolute start-6 top-6 z-1 text-h3">
                <ContentLink to={brand?.link ?? '#'} className="no-underline">
                  {brand?.name}
                </ContentLink>
              </h3>
              {slug && slots[slug] && (
                <p className="absolute start-6 top-[calc(1.5rem+1.5*var(--text-h3))] z-1 text-small leading-tight font-semibold">{slots[slug]}</p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const arrow = 'hidden size-13 place-items-center border-2 border-ink hover:bg-ink hover:text-white md:grid';
