import type { HomePageQuery } from '../content/generated/graphql.ts';
import { roomOfLink } from '../content/pages/room-of-link.ts';
import { ContentLink, LocaleLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { AfterHydration } from '../ui/after-hydration.tsx';
import { BUTTON_VARIANTS } from '../ui/button.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Image, type ImageProps } from '../ui/image.tsx';
import { useSnapRow } from '../ui/use-snap-row.ts';
import type { PageGroup } from './page-group.ts';

type BrandSlider = PageGroup<HomePageQuery, 'brandSlider'>;

/** Later rooms are out of view on every screen. */
const IN_VIEW = 6;

/** The share of the strip an arrow scrolls. */
const STEP = 0.6;

/**
 * The strip of rooms, one per brand: scrolls natively and by keyboard; arrows once hydrated. Rooms out of reach are
 * skipped, and their pictures wait (decision 0255).
 */
export function BrandSliderSection({
  group,
  ranges,
}: {
  group: BrandSlider;
  ranges: Record<string, { tagline: string }>;
}) {
  const t = useText();
  const { row, moveBy } = useSnapRow<HTMLUListElement>();
  const brands = (group.brands ?? []).flatMap((brand) => (brand?.name ? [brand] : []));
  if (brands.length === 0) return null;
  return (
    <section className="bg-mist pt-8 md:pt-24" aria-labelledby="rooms-title">
      <div className="wrap section-head">
        <h2 id="rooms-title" className="text-h2">
          {group.heading}
        </h2>
        <div className="flex items-center gap-8">
          <LocaleLink to="/brands" className={BUTTON_VARIANTS.underline}>
            <span>{t(m.home_all_brands)}</span>
          </LocaleLink>
          <div className="hidden gap-2 md:flex noscript:hidden">
            <StripArrow icon="previous" label={t(m.carousel_previous)} onClick={() => moveBy(-STEP)} />
            <StripArrow icon="next" label={t(m.carousel_next)} onClick={() => moveBy(STEP)} />
          </div>
        </div>
      </div>
      <ul ref={row} className="room-strip snap-x snap-mandatory md:snap-proximity">
        {brands.map((brand, place) => {
          const slug = roomOfLink(brand.link);
          const tagline = ranges[slug ?? '']?.tagline;
          return (
            <li
              key={brand.name}
              data-room={slug}
              className="group relative shrink-0 basis-[min(64%,18.4rem)] snap-start overflow-hidden bg-room text-on-room transition-[flex-basis] duration-600 ease-house md:basis-[max(18.6vw,17rem)] md:focus-within:basis-[clamp(17rem,25.6vw,34rem)] md:hover:basis-[clamp(17rem,25.6vw,34rem)]"
            >
              <RoomPicture
                place={place}
                media={brand.image?.node}
                alt=""
                width={500}
                height={667}
                sizes="(min-width: 769px) 29vw, min(41vw, 190px)"
                className="absolute inset-0 size-full object-cover object-[50%_60%]"
              />
              <div className="absolute inset-0 px-[1.4rem] pt-6 group-first:ps-wrap">
                <h3 className="text-h3 leading-[1.1] rtl:leading-[1.3]">
                  <ContentLink to={brand.link ?? '#'} className="cover-link">
                    {brand.name}
                  </ContentLink>
                </h3>
                {tagline && <p className="mt-1 text-small leading-tight font-semibold">{tagline}</p>}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function RoomPicture({ place, ...props }: ImageProps & { place: number }) {
  const picture = <Image {...props} />;
  if (place < IN_VIEW) return picture;
  const plain = { source: props.media?.mediaItemUrl, alt: props.alt ?? '', className: props.className ?? '' };
  return <AfterHydration plain={plain}>{picture}</AfterHydration>;
}

function StripArrow({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={label}
      className="grid size-13 place-items-center border-2 border-ink hover:bg-ink hover:text-white"
    >
      <Icon name={icon} flip className="size-6" />
    </button>
  );
}
