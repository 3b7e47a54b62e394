import type { ProductTypeData } from '../content/pages/product-type.server.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Section } from '../ui/section.tsx';
import { Sections } from '../ui/sections.tsx';
import { BenefitList } from './benefit-list.tsx';
import { ComparableListing } from './comparable-listing.tsx';
import { FaqSection } from './faq.tsx';
import { ListingBanner } from './listing-banner.tsx';

/** A product type: its products, four benefits, questions and answers (spec §3, category page). */
export function ProductTypePage(data: ProductTypeData) {
  const t = useText();
  return (
    <Sections>
      <ListingBanner room={data.room ?? undefined} title={data.name} intro={data.description} image={data.image} />
      <Breadcrumb crumbs={data.trail} />
      <ComparableListing
        path={data.path}
        listing={data.listing}
        state={data.state}
        relaxations={data.relaxations}
        isComparable={data.isComparable}
      />
      {data.benefits.length > 0 && (
        <Section title={t(m.type_benefits)} className="bg-mist">
          <BenefitList benefits={data.benefits} />
        </Section>
      )}
      <FaqSection faqs={data.faqs} />
    </Sections>
  );
}
