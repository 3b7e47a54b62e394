import type { FeaturedIngredient } from '../content/pages/listing.ts';
import { LocaleLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { BUTTON_VARIANTS } from '../ui/button.tsx';
import { Image } from '../ui/image.tsx';
import { useStyle } from '../ui/use-style.ts';

/** The editorial row of a listing: an ingredient that many of its products share (art direction 5). */
export function IngredientTile({ ingredient }: { ingredient: FeaturedIngredient }) {
  const t = useText();
  const style = useStyle({ '--paper': `#${ingredient.paper}` });
  // Lower case: the name is in the middle of a sentence.
  const name = ingredient.name.toLowerCase();
  return (
    <article
      {...style}
      className="relative grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-6 overflow-hidden bg-(--paper) p-[clamp(1.25rem,2.4vw,2.25rem)]"
    >
      <div>
        <h3 className="text-h2s leading-[1.1] rtl:leading-[1.42]">
          <LocaleLink to={`/ingredients#${ingredient.slug}`} className="cover-link">
            {t(m.tile_ingredient, { name })}
          </LocaleLink>
        </h3>
        <p className="mt-2 max-w-[44ch]">{ingredient.opening}</p>
        <span className={`${BUTTON_VARIANTS.underline} pointer-events-none mt-2`} aria-hidden="true">
          <span>{t(m.tile_ingredient_link, { name })}</span>
        </span>
      </div>
      <Image
        media={ingredient.image}
        alt=""
        width={272}
        height={272}
        sizes="(min-width: 769px) 208px, 112px"
        className="size-28 object-contain md:size-52"
      />
    </article>
  );
}
