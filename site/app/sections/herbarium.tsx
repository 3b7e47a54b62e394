import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { decodePercent } from '../../../contract/decode-percent.ts';
import type { Ingredient, IngredientsData } from '../content/pages/ingredients.server.ts';
import { LocaleLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { FoldIcon } from '../ui/icon.tsx';
import { Image } from '../ui/image.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { useStyle } from '../ui/use-style.ts';

/**
 * The ingredients page: an index of letters, tinted squares, each opening below its row (art direction 5). Squares out of
 * reach are skipped, and their pictures wait (decision 0255).
 */
export function Herbarium({ ingredients, letters }: Pick<IngredientsData, 'ingredients' | 'letters'>) {
  const t = useText();
  useOpenedByHash();
  return (
    <>
      <nav aria-label={t(m.ingredients_letters)} className="wrap mb-8" data-print="hide">
        <ul className="flex flex-wrap">
          {letters.map(({ letter, isUsed }) => (
            <li key={letter}>
              {isUsed ? (
                <a
                  href={`#letter-${letter}`}
                  className="grid size-11 items-center font-display text-h3 no-underline hover:text-ember"
                >
                  {letter}
                </a>
              ) : (
                <span aria-hidden="true" className="grid size-11 items-center font-display text-h3 text-line-strong">
                  {letter}
                </span>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <ul className="opening-grid grid grid-flow-dense grid-cols-2 md:grid-cols-3 xl:grid-cols-4">
        {ingredients.map(({ item, letter, isFirst }) => (
          <li key={item.id} className="min-w-0">
            <Square ingredient={item} letter={isFirst ? letter : null} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Square({ ingredient, letter }: { ingredient: Ingredient; letter: string | null }) {
  const t = useText();
  const { slug, name, count, products, paper } = ingredient;
  const style = useStyle({ '--paper': `#${paper}` });
  return (
    <details name="herbarium" {...style} className="bg-(--paper)">
      <summary
        id={letter === null ? undefined : `letter-${letter}`}
        className="relative flex aspect-4/5 min-w-0 flex-col bg-(--paper) p-(--inset) [--inset:clamp(0.875rem,1.8vw,1.75rem)] focus-visible:-outline-offset-3 md:aspect-square"
      >
        {letter !== null && (
          <span aria-hidden="true" className="absolute end-(--inset) font-display text-h2s leading-none">
            {letter}
          </span>
        )}
        <Image
          media={ingredient.image}
          alt=""
          width={320}
          height={320}
          sizes="(min-width: 769px) 20vw, 27vw"
          background={paper}
          className="min-h-0 w-full flex-1 object-contain p-[6%]"
        />
        {/* The first of a row starts where the page does, but not far from its plant. */}
        <span className="flex items-end justify-between gap-3 [--start:min(8rem,max(0px,(100vw-1760px)/2)+var(--spacing-gutter)-var(--inset))] max-md:in-[li:nth-child(odd)]:ms-(--start) md:max-xl:in-[li:nth-child(3n+1)]:ms-(--start) xl:in-[li:nth-child(4n+1)]:ms-(--start)">
          <span>
            <span className="block font-display text-h3 leading-tight font-bold">{name}</span>
            {count > 0 && <span className="text-small">{t(m.products_count, { count })}</span>}
          </span>
          <FoldIcon className="size-6 shrink-0" />
        </span>
      </summary>
      <div
        id={slug}
        className="wrap grid scroll-mt-[calc(63vw+5rem)] content-start gap-x-16 gap-y-8 py-[clamp(1.75rem,4vw,4rem)] md:scroll-mt-[calc(34vw+6rem)] lg:grid-cols-[3fr_2fr] xl:scroll-mt-[calc(25vw+6rem)]"
      >
        <RichText html={ingredient.description} className="max-w-[60ch]" />
        {products.length > 0 && (
          <div>
            <h2 className="mb-3 font-body text-body leading-snug font-bold tracking-normal">
              {t(m.ingredients_found_in)}
            </h2>
            <ul className="border-t-3 border-ink">
              {products.map((product) => (
                <li key={product.slug} className="border-b border-ink/20">
                  <LocaleLink
                    to={`/product/${product.slug}`}
                    className="flex min-h-11 flex-wrap items-center gap-x-2 py-1.5 leading-snug font-semibold no-underline hover:text-ember"
                  >
                    {product.name}
                    {product.brand && <span className="text-small font-normal text-ink-2">{product.brand.name}</span>}
                  </LocaleLink>
                </li>
              ))}
            </ul>
            {count > products.length && (
              <LocaleLink
                to={`/plp?ingredient=${encodeURIComponent(slug)}`}
                className="mt-4 inline-flex min-h-11 items-center font-bold underline underline-offset-4 hover:text-ember"
              >
                {t(m.ingredients_all, { name, count })}
              </LocaleLink>
            )}
          </div>
        )}
      </div>
    </details>
  );
}

/** Opens the square that the address's hash names; on a full page load the browser does so itself. */
function useOpenedByHash() {
  const { hash, key } = useLocation();
  useEffect(() => {
    const text = key && hash.length > 1 ? document.getElementById(decodePercent(hash.slice(1))) : null;
    const square = text?.closest('details');
    if (!square || square.open) return;
    square.open = true;
    text?.scrollIntoView();
  }, [hash, key]);
}
