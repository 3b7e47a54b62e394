import type { IngredientSummary } from '../content/pages/listing.ts';
import { PathLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Image } from '../ui/image.tsx';
import { useStyle } from '../ui/use-style.ts';

/** The ingredients of a range as a strip; each links to the range's products with it. */
export function BrandIngredients({ ingredients, path }: { ingredients: IngredientSummary[]; path: string }) {
  const t = useText();
  if (ingredients.length === 0) return null;
  return (
    <section aria-labelledby="ingredients-title" className="pt-section">
      <h2 id="ingredients-title" className="wrap mb-12 text-h2">
        {t(m.brand_ingredients)}
      </h2>
      <ul className="flex snap-x overflow-x-auto [scrollbar-width:none]">
        {ingredients.map((ingredient) => (
          <Square key={ingredient.slug} ingredient={ingredient} path={path} />
        ))}
      </ul>
    </section>
  );
}

function Square({ ingredient, path }: { ingredient: IngredientSummary; path: string }) {
  const style = useStyle({ '--paper': `#${ingredient.paper}` });
  return (
    <li
      {...style}
      className="relative flex min-w-46 flex-1 shrink-0 basis-[46%] snap-start flex-col bg-(--paper) md:basis-0"
    >
      <Image
        media={ingredient.image}
        alt=""
        width={240}
        height={240}
        sizes="240px"
        className="h-64 w-full object-contain px-5 pt-8 md:h-76"
      />
      <h3 className="p-5 text-h3">
        <PathLink to={`${path}?ingredient=${ingredient.slug}#range`} className="cover-link">
          {ingredient.name}
        </PathLink>
      </h3>
    </li>
  );
}
