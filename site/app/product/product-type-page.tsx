import type { ProductTypeData } from '../content/pages/product-type.server.ts';
import { buildPath } from '../locale/path.ts';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Section } from '../ui/section.tsx';
import { Sections } from '../ui/sections.tsx';
import { BenefitList } from './benefit-list.tsx';
import { CompareBox } from './compare-box.tsx';
import { CompareTray } from './compare-tray.tsx';
import { FaqSection } from './faq.tsx';
import { ListingBanner } from './listing-banner.tsx';
import { ProductListing } from './product-listing.tsx';

/** A product type: its products, four benefits, questions and answers (spec §3, category page). */
export function ProductTypePage(data: ProductTypeData) {
  const t = useText();
  const locale = useLocale();
  return (
    <Sections>
      <ListingBanner room={data.room ?? undefined} title={data.name} intro={data.description} image={data.image} />
      <Breadcrumb crumbs={data.trail} />
      <ProductListing
        path={data.path}
        listing={data.listing}
        state={data.state}
        relaxations={data.relaxations}
        box={data.isComparable ? CompareBox : undefined}
      />
      {data.isComparable && (
        <CompareTray
          action={buildPath({ ...locale, pagePath: '/compare' })}
          path={data.path}
          page={data.listing.items}
        />
      )}
      {data.benefits.length > 0 && (
        <Section title={t(m.type_benefits)} className="bg-mist">
          <BenefitList benefits={data.benefits} />
        </Section>
      )}
      <FaqSection faqs={data.faqs} />
    </Sections>
  );
}
