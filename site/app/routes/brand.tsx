import type { RouterContextProvider } from 'react-router';
import { CampaignsByBrandDocument, GetBrandHeroDocument } from '../content/generated/graphql.ts';
import { loadBrands } from '../content/pages/brands.server.ts';
import { buildListingHead, type ListingData, loadListing } from '../content/pages/listing.server.ts';
import type { Facet } from '../content/pages/listing.ts';
import { createLoad } from '../content/pages/load.server.ts';
import { notFound } from '../content/pages/not-found.server.ts';
import { loadPlants } from '../content/pages/plants.server.ts';
import { servicesContext, tagsContext } from '../content/services.ts';
import { isBrand } from '../facets/category.ts';
import { localeContext } from '../locale/context.ts';
import { LocaleLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { BrandHero } from '../product/brand-hero.tsx';
import { BrandPlants } from '../product/brand-plants.tsx';
import { ProductListing } from '../product/product-listing.tsx';
import { CampaignTile } from '../sections/campaign-tile.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { buttonVariants } from '../ui/button.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Section } from '../ui/section.tsx';
import type { Route } from './+types/brand';
import { listingHeaders } from './cache-control.ts';

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
  if (brand?.slug !== params.brand || !isBrand(brand)) throw await notFound(context, url);
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
    hasMoreCampaigns: (campaigns?.campaigns?.nodes.length ?? 0) > CAMPAIGNS,
    types: await loadTypes(context, params.brand, listing),
    rangePlants: plants.slice(0, PLANTS),
    ...listing,
  };
}

async function loadSlot(context: Readonly<RouterContextProvider>, slug: string): Promise<string | null> {
  const brands = await loadBrands(context);
  return brands.find((brand) => brand.slug === slug)?.group?.name ?? null;
}

/** The types of the whole range: a filter narrows the list below, not the collections beside it. */
async function loadTypes(
  context: Readonly<RouterContextProvider>,
  brand: string,
  { state, listing }: ListingData,
): Promise<Facet['values']> {
  const isNarrowed = Object.keys(state.filters).length > 0;
  const { catalogue } = context.get(servicesContext);
  const tags = context.get(tagsContext);
  const whole = isNarrowed
    ? await catalogue.listProducts(context.get(localeContext), {
        brand,
        filters: {},
        sort: 'menu',
        page: 1,
        pageSize: 1,
        tags,
      })
    : listing;
  const types = whole.facets.find(({ key }) => key === 'type')?.values ?? [];
  return types.filter(({ count }) => count > 0);
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
        <TypeLinks brand={brand.slug} types={loaderData.types} />
        <ProductListing {...loaderData} hasHeading />
      </section>
      {campaigns.length > 0 && (
        <div id="campaigns">
          <Section title={t(m.brand_campaigns)} className="bg-mist">
            <ul className={`grid gap-x-8 gap-y-12 ${campaigns.length === 2 ? 'md:grid-cols-2' : 'md:grid-cols-3'}`}>
              {campaigns.map((campaign) => (
                <CampaignTile key={campaign.id} campaign={campaign} tag={brand.slug} />
              ))}
            </ul>
            {loaderData.hasMoreCampaigns && (
              <LocaleLink
                to={`/news-campaigns?tag=${encodeURIComponent(brand.slug)}#list`}
                className={`mt-12 ${buttonVariants.outline}`}
              >
                {t(m.campaigns_all)}
              </LocaleLink>
            )}
          </Section>
        </div>
      )}
      <BrandPlants plants={loaderData.rangePlants} path={loaderData.path} />
    </div>
  );
}

/** The products of the range by type: each leads to its collection. */
function TypeLinks({ brand, types }: { brand: string; types: Facet['values'] }) {
  const t = useText();
  if (types.length < 2) return null;
  return (
    <nav aria-label={t(m.brand_types)} className="wrap pt-8" data-print="hide">
      <ul className="flex flex-wrap gap-x-7 gap-y-1">
        {types.map(({ slug, label, count }) => (
          <li key={slug}>
            <LocaleLink
              to={`/collections/${brand}/${slug}`}
              className="group inline-flex min-h-11 items-center gap-2 font-semibold no-underline"
            >
              <span className="underline decoration-2 underline-offset-6 group-hover:no-underline">{label}</span>
              <span className="text-small font-normal text-ink-2">{count}</span>
            </LocaleLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
