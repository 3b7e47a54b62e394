import type { ProductCardData } from '../content/pages/product-card.ts';
import { CARD_SIZES_4, ProductCard } from './product-card.tsx';

/** Products four to a row; two on phones, or all in one row that scrolls sideways. */
export function ProductGrid({
  products,
  isRowOnPhones = false,
}: {
  products: readonly ProductCardData[];
  isRowOnPhones?: boolean;
}) {
  return (
    <ul className={`product-grid ${isRowOnPhones ? 'side-row' : ''}`}>
      {products.map((product) => (
        <li key={product.slug}>
          <ProductCard product={product} sizes={CARD_SIZES_4} />
        </li>
      ))}
    </ul>
  );
}
