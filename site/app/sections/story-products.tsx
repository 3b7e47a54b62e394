import type { ProductCardData } from '../content/pages/product-card.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { ProductGrid } from '../product/product-grid.tsx';
import { Section } from '../ui/section.tsx';

/** The packs that a story ends in. */
export function StoryProductsSection({ group }: { group: ProductCardData[] }) {
  const t = useText();
  return (
    <Section title={t(m.story_products)} flush>
      <ProductGrid products={group} />
    </Section>
  );
}
