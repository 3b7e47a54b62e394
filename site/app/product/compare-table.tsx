import type { ReactNode } from 'react';
import type { CompareData } from '../content/pages/compare.server.ts';
import { WHERE_TO_BUY } from '../content/pages/shop.ts';
import { buildComparePath } from '../facets/compare-query.ts';
import { LocaleLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Icon } from '../ui/icon.tsx';
import { Image } from '../ui/image.tsx';
import { MarketplaceAnchor } from './marketplace-links.tsx';

type Compared = CompareData['products'][number];

const COLUMNS: Readonly<Record<number, string>> = { 1: 'grid-cols-1', 2: 'grid-cols-2', 3: 'grid-cols-3' };
const LINK =
  'inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4 hover:text-ember print:min-h-0';

/** Draws a product's values in a row, one per line. */
const lines =
  (read: (product: Compared) => readonly string[]) =>
  (product: Compared): ReactNode =>
    read(product).map((line) => (
      <span key={line} className="block">
        {line}
      </span>
    ));

/** Products beside each other, a row for each question; on phones the question stands above its answers. */
export function CompareTable({ products }: { products: readonly Compared[] }) {
  const t = useText();
  const columns = `grid gap-x-4 md:gap-x-10 ${COLUMNS[products.length] ?? ''}`;
  const slugs = products.map(({ slug }) => slug);

  function row(title: string, read: (product: Compared) => readonly string[], draw = lines(read)) {
    if (products.every((product) => read(product).length === 0)) return null;
    return (
      <section className="grid gap-x-10 border-t border-line py-5 md:grid-cols-[10rem_minmax(0,1fr)] print:grid-cols-[6rem_minmax(0,1fr)] print:gap-x-4 print:break-inside-avoid print:py-1.5 print:text-[8.5pt]">
        <h2 className="pb-2 font-body text-body font-bold tracking-normal print:pb-0 print:text-[8.5pt]! print:leading-snug!">
          {title}
        </h2>
        <ul className={columns}>
          {products.map((product) => (
            <li key={product.slug} className="min-w-0 leading-snug max-md:text-small print:text-[8.5pt]">
              <span className="sr-only">{product.fullName}: </span>
              {read(product).length === 0 ? <span className="text-ink-2">{t(m.compare_unknown)}</span> : draw(product)}
            </li>
          ))}
        </ul>
      </section>
    );
  }
  return (
    <>
      <div
        data-compared
        className="grid gap-x-10 pb-6 md:grid-cols-[10rem_minmax(0,1fr)] print:grid-cols-[6rem_minmax(0,1fr)] print:gap-x-4 print:pb-3"
      >
        <ul className={`md:col-start-2 print:col-start-2 ${columns}`}>
          {products.map((product) => (
            <li key={product.slug} data-room={product.brand?.slug} className="min-w-0">
              <Image
                media={product.image}
                alt=""
                width={360}
                height={400}
                sizes="(min-width: 769px) 24vw, 30vw"
                priority
                className="h-44 w-full bg-room object-contain p-[4%] md:h-80 print:h-24"
              />
              <p className="mt-3 text-small text-ink-2 print:mt-1">{product.brand?.name}</p>
              <h2 className="text-card wrap-anywhere max-md:text-[clamp(0.875rem,4.2vw,1.25rem)] print:text-[11pt]!">
                <LocaleLink to={`/product/${product.slug}`} className="no-underline hover:text-ember">
                  {product.name}
                </LocaleLink>
              </h2>
              <p className="mt-2 text-small text-ink-2 max-md:hidden print:hidden">{product.lead}</p>
              {products.length > 1 && (
                <LocaleLink
                  to={buildComparePath(slugs.filter((slug) => slug !== product.slug))}
                  className={`${LINK} text-small print:hidden`}
                >
                  <Icon name="close" className="size-3.5" />
                  {t(m.compare_remove)}
                  <span className="sr-only">: {product.fullName}</span>
                </LocaleLink>
              )}
            </li>
          ))}
        </ul>
      </div>
      {row(t(m.compare_needs), ({ needs }) => needs)}
      {row(t(m.compare_ingredients), ({ ingredients }) => ingredients)}
      {row(t(m.filter_free), ({ free }) => free)}
      {row(
        t(m.compare_sizes),
        ({ sizes }) => sizes,
        ({ sizes }) =>
          sizes.map((size) => (
            <bdi key={size} className="block">
              {size}
            </bdi>
          )),
      )}
      {row(
        t(m.product_how_to_use),
        ({ steps }) => steps,
        ({ steps }) => (
          <ol className="grid list-decimal gap-2 ps-5 print:gap-0.5">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        ),
      )}
      {row(
        t(m.product_buy_from),
        ({ option, cities }) => [...(option?.links ?? []).map(({ url }) => url), ...cities],
        (product) => (
          <div data-print="names" className="grid justify-items-start gap-1 print:flex print:flex-wrap print:gap-x-3">
            {product.option?.links.map((link) => (
              <MarketplaceAnchor
                key={link.url}
                product={product}
                size={product.option?.label ?? null}
                link={link}
                className={LINK}
              />
            ))}
            {product.cities.length > 0 && (
              <LocaleLink to={`${WHERE_TO_BUY}?product=${encodeURIComponent(product.slug)}`} className={LINK}>
                {t(m.compare_shops)}
              </LocaleLink>
            )}
          </div>
        ),
      )}
    </>
  );
}
