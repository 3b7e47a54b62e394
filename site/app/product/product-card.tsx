import type { ReactNode } from 'react';
import type { ProductCardData } from '../content/pages/product-card.ts';
import { LocaleLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Image } from '../ui/image.tsx';

/** A product in a grid: the whole card is a link named by the product. */
export function ProductCard({
  product,
  sizes,
  priority = false,
  name = product.name,
  children,
}: {
  product: ProductCardData;
  sizes: string;
  priority?: boolean;
  /** The name with search matches marked. */
  name?: ReactNode;
  /** Actions, below everything else. */
  children?: ReactNode;
}) {
  const t = useText();
  const badge = product.tags.includes('new')
    ? m.tag_new
    : product.tags.includes('best-seller')
      ? m.tag_bestseller
      : null;
  return (
    <article className="product-card group relative flex flex-col" data-room={product.brand?.slug}>
      <div className="grid aspect-4/5 place-items-center overflow-hidden bg-mist transition-colors duration-350 group-focus-within:bg-room group-hover:bg-room">
        <Image
          media={product.image}
          alt=""
          width={360}
          height={450}
          sizes={sizes}
          priority={priority}
          className="size-full object-contain px-[4%] pt-[4%] transition-transform duration-600 ease-house group-hover:-translate-y-[2%]"
        />
      </div>
      {/* Below the picture: over it, it would cover a cap. */}
      <p className="mt-3 flex min-h-7 flex-wrap items-center justify-between gap-x-2 text-small text-ink-2">
        {product.brand?.name}
        {badge && <span className="bg-ink px-2 py-0.5 text-micro leading-snug font-bold text-white">{t(badge)}</span>}
      </p>
      <h3 className="my-0.5 text-card">
        <LocaleLink
          to={`/product/${product.slug}`}
          className="no-underline after:absolute after:inset-0 hover:text-ember"
        >
          {name}
        </LocaleLink>
      </h3>
      {product.purpose && <p className="mb-0.5 line-clamp-3 text-small leading-snug">{product.purpose}</p>}
      {product.sizes.length > 0 && (
        <p className="text-small text-ink-2">
          {product.sizes.map((size, index) => (
            <span key={size}>
              {index > 0 && <span>{t(m.list_comma)}</span>}
              <bdi className="whitespace-nowrap">{size}</bdi>
            </span>
          ))}
        </p>
      )}
      {children}
    </article>
  );
}

/** Widths of a card four to a row, two on phones, where a pack is narrower than its card. */
export const CARD_SIZES_4 = '(min-width: 1760px) 400px, (min-width: 769px) 23vw, 40vw';
/** Widths of a card beside the filters, three to a row. */
export const CARD_SIZES_3 = '(min-width: 1760px) 400px, (min-width: 996px) 24vw, 40vw';
