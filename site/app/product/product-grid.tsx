import type { ProductCardData } from '../content/pages/product-card.ts';
import { CARD_SIZES_4, ProductCard } from './product-card.tsx';

/** Products four to a row, two on phones. */
export function ProductGrid({ products }: { products: readonly ProductCardData[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-[clamp(1rem,2vw,2rem)] gap-y-7 md:grid-cols-4 print:grid-cols-4">
      {products.map((product) => (
        <li key={product.slug}>
          <ProductCard product={product} sizes={CARD_SIZES_4} />
        </li>
      ))}
    </ul>
  );
}
