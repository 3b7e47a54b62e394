import { searchHeaders } from '../cache-control.ts';
import { GetPagesDocument, GetPostsDocument, GetProductsDocument } from '../content/generated/graphql.ts';
import { createLoad } from '../content/load.server.ts';
import { LocaleLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { ProductGrid } from '../sections/product-grid.tsx';
import { buildHead } from '../seo/head.server.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/search';

const SHOWN = 24;

export async function loader({ context, url }: Route.LoaderArgs) {
  const key = (url.searchParams.get('key') ?? '').trim().slice(0, 200);
  const head = await buildHead(context, { url, title: key || null, isIndexed: false });
  // An empty search would answer with everything (contract notes 27).
  if (key === '') return { head, key, products: [], posts: [], pages: [] };
  const load = createLoad(context);
  const variables = { search: key, language: load.locale.language, first: SHOWN };
  const [products, posts, pages] = await Promise.all([
    load(GetProductsDocument, variables),
    load.optional(GetPostsDocument, variables),
    load.optional(GetPagesDocument, variables),
  ]);
  const slugs = (products.products?.nodes ?? []).flatMap((node) => node.slug ?? []);
  return {
    head,
    key,
    products: await context.get(servicesContext).catalogue.findProducts(load.locale, slugs),
    posts: (posts?.posts?.nodes ?? []).map(({ id, slug, title }) => ({ id, slug, title })),
    pages: (pages?.pages?.nodes ?? []).map(({ id, uri, title }) => ({ id, uri, title })),
  };
}

export const headers = searchHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function Search({ loaderData: { key, products, posts, pages } }: Route.ComponentProps) {
  const t = useText();
  const isEmpty = products.length + posts.length + pages.length === 0;
  const title =
    key === '' ? t(m.search_empty_title) : isEmpty ? t(m.search_none, { key }) : t(m.search_results_for, { key });
  return (
    <div className="wrap py-section">
      <h1 className="mb-10 text-h2">{title}</h1>
      {isEmpty && <p className="text-lead">{t(m.search_hint)}</p>}
      {products.length > 0 && (
        <section aria-labelledby="found-products" className="mb-16">
          <h2 id="found-products" className="mb-6 text-h3">
            {t(m.search_products)} <span className="text-ink-2">({products.length})</span>
          </h2>
          <ProductGrid products={products} />
        </section>
      )}
      <FoundLinks title={t(m.search_posts)} links={posts.map((post) => ({ ...post, to: `/blogs/${post.slug}` }))} />
      <FoundLinks title={t(m.search_pages)} links={pages.map((page) => ({ ...page, to: page.uri ?? '/' }))} />
    </div>
  );
}

function FoundLinks({ title, links }: { title: string; links: { id: string; title?: string | null; to: string }[] }) {
  if (links.length === 0) return null;
  return (
    <section className="mb-16">
      <h2 className="mb-4 text-h3">
        {title} <span className="text-ink-2">({links.length})</span>
      </h2>
      <ul className="border-t-3 border-ink">
        {links.map((link) => (
          <li key={link.id} className="border-b border-line">
            <LocaleLink to={link.to} className="block py-4 text-label font-semibold no-underline hover:text-ember">
              {link.title}
            </LocaleLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
