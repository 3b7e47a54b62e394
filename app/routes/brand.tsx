import type { RouterContextProvider } from 'react-router';
import { listingHeaders } from '../cache-control.ts';
import { loadBrands } from '../content/brands.server.ts';
import { CampaignsByBrandDocument, GetBrandHeroDocument } from '../content/generated/graphql.ts';
import { buildListingHead, loadListing } from '../content/listing.server.ts';
import { createLoad } from '../content/load.server.ts';
import { notFound } from '../content/not-found.server.ts';
import { loadPlants } from '../content/plants.server.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { BrandHero } from '../product/brand-hero.tsx';
import { BrandPlants } from '../product/brand-plants.tsx';
import { ProductListing } from '../product/product-listing.tsx';
import { CampaignTile } from '../sections/campaign-tile.tsx';
import { Section } from '../sections/section.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { RichText } from '../ui/rich-text.tsx';
import type { Route } from './+types/brand';

/** The campaigns and the plants a brand's page shows at most. */
const CAMPAIGNS = 3;
const PLANTS = 7;

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const load = createLoad(context);
  const [answer, listing, slot, campaigns] = await Promise.all([
    load(GetBrandHeroDocument, { slug: [params.brand], language: load.locale.language }),
    loadListing(context, url, { brand: params.brand }),
    loadSlot(context, params.brand),
    load.optional(CampaignsByBrandDocument, { slug: [params.brand], language: load.locale.language }),
  ]);
  const brand = answer.productCategories?.nodes[0];
  const isBrand = brand?.slug === params.brand && (brand.brandBanner?.heading || brand.brandBanner?.image);
  if (!brand || !isBrand) throw notFound(url);
  const plants = await loadPlants(context, listing.listing);
  return {
    ...(await buildListingHead(context, listing, {
      url,
      title: brand.seo?.metaTitle || brand.name,
      description: brand.seo?.metaDescription,
      image: brand.brandBanner?.image?.node.mediaItemUrl,
      steps: [
        { name: m.brands_title({}, { locale: load.locale.language }), pagePath: '/brands' },
        { name: brand.name ?? '', pagePath: `/brands/${params.brand}` },
      ],
    })),
    path: url.pathname,
    brand: {
      slug: params.brand,
      name: brand.name ?? '',
      slot,
      heading: brand.brandBanner?.heading ?? null,
      image: brand.brandBanner?.image?.node ?? null,
      tile: brand.image ?? null,
    },
    description: brand.description ?? '',
    campaigns: (campaigns?.campaigns?.nodes ?? []).slice(0, CAMPAIGNS),
    rangePlants: plants.slice(0, PLANTS),
    ...listing,
  };
}

async function loadSlot(context: Readonly<RouterContextProvider>, slug: string): Promise<string | null> {
  const brands = await loadBrands(context);
  return brands.find((brand) => brand.slug === slug)?.group?.name ?? null;
}

export const headers = listingHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function Brand({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { brand, campaigns } = loaderData;
  return (
    <div data-room={brand.slug}>
      <BrandHero brand={brand} hasCampaigns={campaigns.length > 0} />
      <Breadcrumb crumbs={loaderData.trail} />
      <section id="range" aria-labelledby="range-title">
        <div className="wrap grid gap-x-12 gap-y-5 pt-10 md:grid-cols-[7fr_5fr] md:items-end">
          <h2 id="range-title" className="text-h2">
            {t(m.brand_products)}
          </h2>
          <RichText html={loaderData.description} className="text-ink-2" />
        </div>
        <ProductListing {...loaderData} hasHeading />
      </section>
      {campaigns.length > 0 && (
        <div id="campaigns">
          <Section title={t(m.brand_campaigns)} className="bg-mist">
            <ul className={`grid gap-x-8 gap-y-12 ${campaigns.length === 2 ? 'md:grid-cols-2' : 'md:grid-cols-3'}`}>
              {campaigns.map((campaign) => (
                <CampaignTile key={campaign.id} campaign={campaign} />
              ))}
            </ul>
          </Section>
        </div>
      )}
      <BrandPlants plants={loaderData.rangePlants} path={loaderData.path} />
    </div>
  );
}
