import { PageByNameDocument } from '../content/generated/graphql.ts';
import { buildListingHead, loadListing } from '../content/pages/listing.server.ts';
import { createLoad } from '../content/pages/load.server.ts';
import { outlineText } from '../content/pages/outline.server.ts';
import { findBanner } from '../content/pages/page-banner.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { ListingBanner } from '../product/listing-banner.tsx';
import { ListingNeeds, NeedRoutine } from '../product/listing-needs.tsx';
import { ProductListing } from '../product/product-listing.tsx';
import { PageText } from '../sections/page-text.tsx';
import { SubNavigation } from '../sections/sub-navigation.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Sections } from '../ui/sections.tsx';
import { CORE_STYLES } from '../ui/style-sheets.ts';
import type { Route } from './+types/product-list';
import { listingHeaders } from './cache-control.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const load = createLoad(context);
  const [listing, answer] = await Promise.all([
    loadListing(context, url),
    load.optional(PageByNameDocument, { name: 'plp', language: load.locale.language }),
  ]);
  const page = answer?.pages?.nodes[0];
  const title = page?.title || m.products_title({}, { locale: load.locale.language });
  return {
    ...(await buildListingHead(context, listing, {
      url,
      title: page?.seo?.metaTitle || title,
      description: page?.seo?.metaDescription,
      steps: [{ name: title, pagePath: '/plp' }],
    })),
    title,
    banner: findBanner(page),
    subNavigation: page?.subNavigation,
    text: outlineText(page?.content),
    path: url.pathname,
    ...listing,
  };
}

export const headers = listingHeaders;

export const handle = CORE_STYLES;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function ProductList({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { banner } = loaderData;
  return (
    <Sections>
      <ListingBanner
        title={banner?.heading || loaderData.title}
        intro={banner?.description || t(m.products_intro)}
        image={banner?.image?.node}
      />
      <Breadcrumb crumbs={loaderData.trail} />
      <SubNavigation group={loaderData.subNavigation} />
      <ProductListing
        path={loaderData.path}
        listing={loaderData.listing}
        state={loaderData.state}
        relaxations={loaderData.relaxations}
        needs={<ListingNeeds path={loaderData.path} listing={loaderData.listing} state={loaderData.state} />}
      />
      <NeedRoutine listing={loaderData.listing} state={loaderData.state} />
      {/* Below the products: one lead above them is enough. */}
      {loaderData.text && (
        <div className="pb-section">
          <PageText text={loaderData.text} />
        </div>
      )}
    </Sections>
  );
}
