import { listingHeaders } from '../cache-control.ts';
import { GetBrandHeroDocument } from '../content/generated/graphql.ts';
import { loadListing } from '../content/listing.server.ts';
import { createLoad } from '../content/load.server.ts';
import { notFound } from '../content/not-found.server.ts';
import { buildPath } from '../locale/path.ts';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { BrandHero } from '../product/brand-hero.tsx';
import { ProductListing } from '../product/product-listing.tsx';
import { buildHead } from '../seo/head.server.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import type { Route } from './+types/brand';

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const load = createLoad(context);
  const [answer, listing] = await Promise.all([
    load(GetBrandHeroDocument, { slug: [params.brand], language: load.locale.language }),
    loadListing(context, url, { brand: params.brand }),
  ]);
  const brand = answer.productCategories?.nodes[0];
  const isBrand = brand?.slug === params.brand && (brand.brandBanner?.heading || brand.brandBanner?.image);
  if (!brand || !isBrand) throw notFound(url);
  return {
    head: await buildHead(context, {
      url,
      title: brand.seo?.metaTitle || brand.name,
      description: brand.seo?.metaDescription,
      image: brand.brandBanner?.image?.node.mediaItemUrl,
    }),
    path: url.pathname,
    slug: params.brand,
    name: brand.name ?? '',
    heading: brand.brandBanner?.heading ?? null,
    description: brand.description ?? '',
    image: brand.brandBanner?.image?.node ?? null,
    ...listing,
  };
}

export const headers = listingHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function Brand({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <div data-room={loaderData.slug}>
      <BrandHero brand={loaderData} />
      <Breadcrumb
        crumbs={[
          { label: t(m.breadcrumb_home), href: buildPath(locale) },
          { label: t(m.brands_title), href: buildPath({ ...locale, pagePath: '/brands' }) },
          { label: loaderData.name },
        ]}
      />
      <section aria-labelledby="range-title">
        <h2 id="range-title" className="wrap pt-10 text-h2">
          {t(m.brand_products)}
        </h2>
        <ProductListing path={loaderData.path} listing={loaderData.listing} state={loaderData.state} hasHeading />
      </section>
    </div>
  );
}
