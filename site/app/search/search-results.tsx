import type { ReactNode } from 'react';
import { buildNamePath } from '../content/catalogue/name-index.ts';
import { formatDate } from '../locale/format-date.ts';
import { ContentLink, LocaleLink, PathLink } from '../locale/locale-link.tsx';
import { buildPath } from '../locale/path.ts';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { CARD_SIZES_4, ProductCard } from '../product/product-card.tsx';
import { BUTTON_VARIANTS } from '../ui/button.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { SectionBoundary } from '../ui/sections.tsx';
import { Highlighted } from './highlighted.tsx';
import type { FoundText, SearchData } from './search.server.ts';
import { buildSearchPath, SEARCH_KINDS, type SearchKind } from './search-query.ts';

const KIND_TITLES = { products: m.search_products, posts: m.search_posts, pages: m.search_pages } as const;

/** The results of a search: counts by kind, names that lead to a list, and what was found. */
export function SearchResults({ data }: { data: SearchData }) {
  const t = useText();
  const locale = useLocale();
  const { key, kind, page } = data.state;
  const hrefOf = (to: Parameters<typeof buildSearchPath>[0]) => buildPath({ ...locale, pagePath: buildSearchPath(to) });
  const total = data.counts.products + data.counts.posts + data.counts.pages;
  const tabs = [
    { kind: null, title: t(m.search_all), count: total },
    ...SEARCH_KINDS.map((one) => ({ kind: one, title: t(KIND_TITLES[one]), count: data.counts[one] })),
  ];
  function section(of: SearchKind, shown: number, children: ReactNode) {
    if (shown === 0) return null;
    const more = kind === null && data.counts[of] > shown;
    return (
      <SectionBoundary>
        <section aria-labelledby={`found-${of}`} className="mb-16">
          <h2 id={`found-${of}`} className={kind === null ? 'mb-6 text-h3' : 'sr-only'}>
            {t(KIND_TITLES[of])}
          </h2>
          {children}
          {more && (
            <PathLink to={hrefOf({ key, kind: of })} className={`${BUTTON_VARIANTS.outline} mt-8`}>
              {t(MORE_TITLES[of], { count: data.counts[of] })}
            </PathLink>
          )}
        </section>
      </SectionBoundary>
    );
  }
  return (
    <div className="wrap pb-section">
      <nav aria-label={t(m.search_kinds)} className="mb-8 border-b border-line">
        <ul className="flex flex-wrap gap-x-8">
          {tabs
            .filter((tab) => tab.count > 0 || tab.kind === kind)
            .map((tab) => (
              <li key={tab.kind ?? 'all'}>
                <PathLink
                  to={hrefOf({ key, kind: tab.kind })}
                  aria-current={tab.kind === kind ? 'page' : undefined}
                  className="inline-flex min-h-13 items-center gap-2 border-b-3 border-transparent font-semibold no-underline hover:text-ember aria-[current=page]:border-ink"
                >
                  {tab.title} <span className="text-small font-normal text-ink-2">{tab.count}</span>
                </PathLink>
              </li>
            ))}
        </ul>
        <p role="status" className="sr-only">
          {t(m.search_count, { count: total })}
        </p>
      </nav>
      {data.direct.length > 0 && <DirectNames names={data.direct} typed={key} />}
      {section(
        'products',
        data.products.length,
        <ul className="grid grid-cols-2 gap-x-[clamp(1rem,2vw,2rem)] gap-y-7 md:grid-cols-4">
          {data.products.map((product, index) => (
            <li key={product.slug}>
              <ProductCard
                product={product}
                name={<Highlighted text={product.name} typed={key} />}
                sizes={CARD_SIZES_4}
                priority={index < 4}
              />
            </li>
          ))}
        </ul>,
      )}
      {section('posts', data.posts.length, <FoundTexts found={data.posts} typed={key} />)}
      {section('pages', data.texts.length, <FoundTexts found={data.texts} typed={key} />)}
      {kind !== null && data.counts[kind] === 0 && <p className="text-lead">{t(m.search_none_of_kind)}</p>}
      <Pagination page={page} pages={data.pages} hrefOf={(number) => hrefOf({ key, kind, page: number })} />
    </div>
  );
}

const MORE_TITLES = {
  products: m.search_all_products,
  posts: m.search_all_posts,
  pages: m.search_all_pages,
} as const;

function DirectNames({ names, typed }: { names: SearchData['direct']; typed: string }) {
  const t = useText();
  return (
    <section aria-label={t(m.search_direct)} className="mb-10">
      <ul className="flex flex-wrap gap-2">
        {names.map((name) => (
          <li key={`${name.kind}-${name.slug}`}>
            <LocaleLink
              to={buildNamePath(name)}
              className="inline-flex min-h-12 items-center gap-3 border-2 border-line-strong px-4.5 font-semibold no-underline hover:border-ink"
            >
              <span>
                <Highlighted text={name.name} typed={typed} />
              </span>
              <span className="text-small font-normal text-ink-2">{name.count}</span>
            </LocaleLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FoundTexts({ found, typed }: { found: FoundText[]; typed: string }) {
  const locale = useLocale();
  return (
    <ul className="max-w-220 border-t-3 border-ink">
      {found.map((text) => (
        <li key={text.id} className="relative border-b border-line py-5">
          <h3 className="font-body text-label leading-snug font-bold tracking-normal">
            <ContentLink to={text.to} className="no-underline after:absolute after:inset-0 hover:text-ember">
              <Highlighted text={text.title} typed={typed} />
            </ContentLink>
          </h3>
          {text.date && (
            <p className="text-small text-ink-2">
              <time dateTime={text.date}>{formatDate(text.date, locale)}</time>
            </p>
          )}
          {text.excerpt && (
            <p className="mt-1 max-w-[66ch] text-ink-2">
              <Highlighted text={text.excerpt} typed={typed} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
