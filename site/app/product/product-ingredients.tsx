import { useId } from 'react';
import type { ProductView } from '../content/pages/product-view.server.ts';
import { LocaleLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Image } from '../ui/image.tsx';
import { useStyle } from '../ui/use-style.ts';

/** A full row. */
const IN_A_ROW = 4;

/** The ingredients: a square for each, which links to its entry on the ingredients page. */
export function ProductIngredients({ ingredients }: { ingredients: ProductView['ingredients'] }) {
  const t = useText();
  const id = useId();
  if (ingredients.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="sr-only">
        {t(m.product_ingredients)}
      </h2>
      <ul className={`grid ${ingredients.length > IN_A_ROW ? 'md:grid-cols-3' : 'md:flex'}`}>
        {ingredients.map((ingredient) => (
          <Square key={ingredient.name} ingredient={ingredient} />
        ))}
      </ul>
    </section>
  );
}

function Square({ ingredient }: { ingredient: ProductView['ingredients'][number] }) {
  const style = useStyle({ '--paper': `#${ingredient.paper}` });
  return (
    <li
      {...style}
      className="flex min-w-0 flex-1 flex-col bg-(--paper) p-[clamp(1.5rem,2.6vw,2.5rem)] max-md:ps-wrap first:ps-wrap md:min-h-136"
    >
      <Image
        media={ingredient.image}
        alt=""
        width={304}
        height={304}
        sizes="(min-width: 769px) 304px, 224px"
        className="mx-auto h-56 w-auto object-contain md:h-76"
      />
      <h3 className="mt-6 mb-1.5 text-h2s">
        <LocaleLink
          to={`/ingredients#${ingredient.slug}`}
          className="underline decoration-2 underline-offset-6 hover:no-underline"
        >
          {ingredient.name}
        </LocaleLink>
      </h3>
      <p className="max-w-[40ch]">{ingredient.opening}</p>
    </li>
  );
}
