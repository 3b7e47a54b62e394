import type { ProductView } from '../content/pages/product-view.server.ts';
import { LocaleLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';

/** Groups of tags, in the order of a page: who a product is for, what it is free from, when it is used, all others. */
const ROWS = [
  { facet: 'tag', title: m.filter_tag },
  { facet: 'free', title: m.filter_free },
  { facet: 'moment', title: m.filter_moment },
  { facet: 'more', title: m.product_facts },
] as const;

/** A product's tags, a word each; each links to the products that share it. One row on phones. */
export function ProductFacts({ tags }: Pick<ProductView, 'tags'>) {
  const t = useText();
  if (tags.length === 0) return null;
  const rows = ROWS.map((row) => ({ ...row, own: tags.filter(({ facet }) => facet === row.facet) }));
  return (
    <div
      className="mt-1 flex gap-x-6 text-small max-md:-mx-gutter max-md:overflow-x-auto max-md:px-gutter max-md:whitespace-nowrap max-md:scroll-fade max-md:[scrollbar-width:none] md:mt-3 md:flex-wrap"
      data-print="hide"
    >
      {rows.map(
        ({ facet, title, own }) =>
          own.length > 0 && (
            <div key={facet} className="flex items-baseline gap-x-3 max-md:shrink-0">
              <p className="font-bold whitespace-nowrap">{t(title)}</p>
              <ul aria-label={t(title)} className="flex gap-x-3 md:flex-wrap">
                {own.map(({ slug, name }) => (
                  <li key={slug}>
                    <LocaleLink
                      to={`/plp?tag=${encodeURIComponent(slug)}`}
                      className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ember"
                    >
                      {name}
                    </LocaleLink>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </div>
  );
}
