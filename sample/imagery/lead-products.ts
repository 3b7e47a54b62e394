import type { ProductContent } from '../../backend/content/content.ts';
import { PACKS } from './packs/packs.ts';

/** Whether a product's pack leaves room for another beside it: tall, and narrower than its niche's half. */
function isSlender({ pack }: ProductContent): boolean {
  const { scale, footprint } = PACKS[pack.form];
  return footprint.height > 350 && footprint.halfWidth * 2 * scale < 345;
}

/** The products that stand for a range: its first, and a slender product of another form if both are slender. */
export function leadProducts(products: readonly ProductContent[]): ProductContent[] {
  const [lead] = products;
  if (!lead) return [];
  const second = products.find(
    (product) =>
      product !== lead && product.pack.form !== lead.pack.form && product.type !== lead.type && isSlender(product),
  );
  return second && isSlender(lead) ? [lead, second] : [lead];
}

/** Up to `count` products that show a list's breadth: other ranges first, then other forms. */
export function varietyOf(products: readonly ProductContent[], count: number): ProductContent[] {
  const chosen: ProductContent[] = [];
  const rivals = [
    (product: ProductContent) => !chosen.some((other) => other.brand === product.brand),
    (product: ProductContent) => !chosen.some((other) => other.pack.form === product.pack.form),
    () => true,
  ];
  for (const isNew of rivals) {
    for (const product of products) {
      if (chosen.length < count && !chosen.includes(product) && isNew(product)) chosen.push(product);
    }
  }
  return chosen;
}
