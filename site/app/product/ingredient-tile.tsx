import type { IngredientSummary } from '../content/pages/listing.ts';
import { LocaleLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { BUTTON_VARIANTS } from '../ui/button.tsx';
import { Image } from '../ui/image.tsx';

/** Background tints, in turn. */
export const INGREDIENT_TINTS = [
  'bg-tint-leaf',
  'bg-tint-sage',
  'bg-tint-clay',
  'bg-tint-sky',
  'bg-tint-sand',
] as const;

/** The editorial tile of a listing: an ingredient that many of its products share (art direction 5). */
export function IngredientTile({ ingredient, place }: { ingredient: IngredientSummary; place: number }) {
  const t = useText();
  // Lower case: the name is in the middle of a sentence.
  const name = ingredient.name.toLowerCase();
  return (
    <article
      className={`relative flex h-full flex-col justify-between overflow-hidden p-7 ${INGREDIENT_TINTS[place % INGREDIENT_TINTS.length]}`}
    >
      <h3 className="mb-3 text-h2s leading-[1.1] rtl:leading-[1.42]">
        <LocaleLink to={`/ingredients#${ingredient.slug}`} className="cover-link">
          {t(m.tile_ingredient, { name })}
        </LocaleLink>
      </h3>
      <Image
        media={ingredient.image}
        alt=""
        width={272}
        height={272}
        sizes="272px"
        className="mx-auto h-68 w-full object-contain"
      />
      <span className={`${BUTTON_VARIANTS.underline} pointer-events-none self-start`} aria-hidden="true">
        <span>{t(m.tile_ingredient_link, { name })}</span>
      </span>
    </article>
  );
}
