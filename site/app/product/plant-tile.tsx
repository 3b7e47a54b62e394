import type { Plant } from '../content/pages/listing.ts';
import { LocaleLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { BUTTON_VARIANTS } from '../ui/button.tsx';
import { Image } from '../ui/image.tsx';

/** The tints plants stand on, in turn. */
export const PLANT_TINTS = ['bg-tint-leaf', 'bg-tint-sage', 'bg-tint-clay', 'bg-tint-sky', 'bg-tint-sand'] as const;

/** The editorial tile of a listing: one plant that many of its products share (art direction 5). */
export function PlantTile({ plant, place }: { plant: Plant; place: number }) {
  const t = useText();
  // Inside a sentence a plant is a common noun.
  const name = plant.name.toLowerCase();
  return (
    <article
      className={`relative flex h-full flex-col justify-between overflow-hidden p-7 ${PLANT_TINTS[place % PLANT_TINTS.length]}`}
    >
      <h3 className="mb-3 text-h2s leading-[1.1] rtl:leading-[1.42]">
        <LocaleLink to={`/ingredients#${plant.slug}`} className="cover-link">
          {t(m.tile_ingredient, { name })}
        </LocaleLink>
      </h3>
      <Image
        media={plant.image}
        alt=""
        width={272}
        height={272}
        sizes="272px"
        className="mx-auto h-68 w-full object-contain"
      />
      <span className={`${BUTTON_VARIANTS.underline} pointer-events-none self-start`} aria-hidden="true">
        <span>{t(m.tile_ingredient_link)}</span>
      </span>
    </article>
  );
}
