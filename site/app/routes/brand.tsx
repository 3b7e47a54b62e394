import { loadBrand } from '../content/pages/brand.server.ts';
import type { Facet } from '../content/pages/listing.ts';
import { LocaleLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { BrandHero } from '../product/brand-hero.tsx';
import { BrandIngredients } from '../product/brand-ingredients.tsx';
import { ProductListing } from '../product/product-listing.tsx';
import { CampaignTile } from '../sections/campaign-tile.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { BUTTON_VARIANTS } from '../ui/button.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Section } from '../ui/section.tsx';
import { Sections } from '../ui/sections.tsx';
import { CORE_STYLES } from '../ui/style-sheets.ts';
import type { Route } from './+types/brand';
import { listingHeaders } from './cache-control.ts';

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadBrand(context, url, params.brand);
}

export const headers = listingHeaders;

export const handle = CORE_STYLES;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function Brand({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { brand, campaigns } = loaderData;
  return (
    <div data-room={brand.slug}>
      <Sections>
        <BrandHero brand={brand} hasCampaigns={campaigns.length > 0} />
        <Breadcrumb crumbs={loaderData.trail} />
        {/* On phones the packs come before the text about them, which waits for the footer: packs that come would push it away. */}
        <section id="range" aria-labelledby="range-title" className="max-md:flex max-md:flex-col">
          <div className="wrap grid gap-x-12 pt-10 max-md:contents md:grid-cols-[7fr_5fr]">
            <h2 id="range-title" className="text-h2 max-md:px-gutter max-md:pt-3 max-md:text-h3">
              {t(m.brand_products)}
            </h2>
            <RichText
              html={loaderData.description}
              className="text-ink-2 max-md:order-last max-md:px-gutter max-md:pb-10 max-md:[body:not(:has(footer))_&]:hidden"
            />
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
                  className={`mt-12 ${BUTTON_VARIANTS.outline}`}
                >
                  {t(m.campaigns_all)}
                </LocaleLink>
              )}
            </Section>
          </div>
        )}
        <BrandIngredients ingredients={loaderData.ingredients} path={loaderData.path} />
      </Sections>
    </div>
  );
}

/** The product types of the range, each linking to its collection. */
function TypeLinks({ brand, types }: { brand: string; types: Facet['values'] }) {
  const t = useText();
  if (types.length < 2) return null;
  return (
    <nav
      aria-label={t(m.brand_types)}
      className="wrap max-md:overflow-x-auto max-md:whitespace-nowrap max-md:scroll-fade max-md:[scrollbar-width:none] md:pt-8"
      data-print="hide"
    >
      <ul className="flex gap-x-7 gap-y-1 max-md:w-max md:flex-wrap">
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
