import { listBlocks } from '../content/pages/list-blocks.ts';
import { loadProduct } from '../content/pages/product.server.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { BenefitList } from '../product/benefit-list.tsx';
import { BuyBar } from '../product/buy-bar.tsx';
import { BuyPanel } from '../product/buy-panel.tsx';
import { FaqSection } from '../product/faq.tsx';
import { HowToUse } from '../product/how-to-use.tsx';
import { NearbyShops } from '../product/nearby-shops.tsx';
import { ProductDescription } from '../product/product-description.tsx';
import { ProductGallery } from '../product/product-gallery.tsx';
import { ProductGrid } from '../product/product-grid.tsx';
import { ProductIngredients } from '../product/product-ingredients.tsx';
import { ProductSpecifications } from '../product/product-specifications.tsx';
import { RecentlyViewed } from '../product/recently-viewed.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Section } from '../ui/section.tsx';
import { Sections } from '../ui/sections.tsx';
import { CORE_STYLES } from '../ui/style-sheets.ts';
import type { Route } from './+types/product';
import { headersReading } from './cache-control.ts';

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadProduct(context, url, params.product);
}

export const headers = headersReading('size');

export const handle = CORE_STYLES;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function Product({
  loaderData: { product, location, nearby, fullName, trail, brand, faqs, related },
}: Route.ComponentProps) {
  const t = useText();
  const benefits = listBlocks(...(product.details?.benefits ?? []));
  return (
    <article data-room={brand?.slug} className="product-page">
      <Sections>
        <Breadcrumb crumbs={trail} />
        <div className="product-top grid max-md:grid-cols-1">
          <Sections>
            <ProductGallery name={fullName} images={product.gallery} options={product.options} />
            <BuyPanel product={product} location={location} nearby={nearby} fullName={fullName} brand={brand} />
            {/* On wide screens the panel stays beside these too. */}
            {nearby && nearby.length > 0 && <NearbyShops slug={product.slug} cities={nearby} />}
            {benefits.length > 0 && (
              <Section title={t(m.product_benefits)}>
                <BenefitList benefits={benefits} isNarrow />
              </Section>
            )}
          </Sections>
        </div>
        <ProductIngredients ingredients={product.ingredients} />
        <HowToUse group={product.details?.howToUse} />
        <ProductDescription product={product} />
        <ProductSpecifications product={product} />
        <FaqSection faqs={faqs} />
        {related.length > 0 && (
          <Section title={t(m.product_related)}>
            <ProductGrid products={related} isRowOnPhones />
          </Section>
        )}
        <RecentlyViewed key={product.slug} slug={product.slug} />
        <BuyBar product={product} location={location} />
      </Sections>
    </article>
  );
}
