import type { ArticleCard } from '../content/pages/article-parts.ts';
import { LocaleLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Icon } from '../ui/icon.tsx';
import { Image } from '../ui/image.tsx';
import { useStyle } from '../ui/use-style.ts';

/**
 * The products and ingredients a paragraph names, as cards below it: products in their range's room, ingredients on
 * their paper.
 */
export function ArticleCards({ cards }: { cards: readonly ArticleCard[] }) {
  return (
    <ul className="my-9 grid gap-4 print:hidden">
      {cards.map((card) => (
        <li key={card.kind === 'product' ? card.product.slug : card.slug}>
          {card.kind === 'product' ? <NamedProduct product={card.product} /> : <NamedIngredient ingredient={card} />}
        </li>
      ))}
    </ul>
  );
}

const CARD =
  'group relative grid grid-cols-[7rem_minmax(0,1fr)_auto] items-center gap-x-5 overflow-hidden pe-5 md:grid-cols-[9.5rem_minmax(0,1fr)_auto] md:gap-x-7';

function NamedProduct({ product }: { product: Extract<ArticleCard, { kind: 'product' }>['product'] }) {
  return (
    <article data-room={product.brand?.slug} className={`${CARD} bg-mist`}>
      <div className="h-full bg-room">
        <Image
          media={product.image}
          alt=""
          width={152}
          height={176}
          sizes="152px"
          className="size-full max-h-52 object-contain p-[6%] transition-transform duration-600 ease-house group-hover:-translate-y-[2%]"
        />
      </div>
      <div className="py-5">
        <p className="text-small text-ink-2">{product.brand?.name}</p>
        <h3 className="text-card">
          <LocaleLink to={`/product/${product.slug}`} className="cover-link group-hover:text-ember">
            {product.name}
          </LocaleLink>
        </h3>
        {product.purpose && <p className="mt-1 line-clamp-2 text-small leading-snug">{product.purpose}</p>}
        {product.sizes.length > 0 && (
          <p className="mt-1 text-small text-ink-2">
            <bdi>{product.sizes.join(' · ')}</bdi>
          </p>
        )}
      </div>
      <Icon name="next" flip className="size-6 group-hover:text-ember" />
    </article>
  );
}

function NamedIngredient({ ingredient }: { ingredient: Extract<ArticleCard, { kind: 'ingredient' }> }) {
  const t = useText();
  const { slug, name, opening, image, paper } = ingredient;
  const style = useStyle({ '--paper': `#${paper}` });
  return (
    <article {...style} className={`${CARD} bg-(--paper)`}>
      <Image
        media={image}
        alt=""
        width={152}
        height={152}
        sizes="152px"
        background={paper}
        className="aspect-square w-full object-contain p-[8%]"
      />
      <div className="py-5">
        <p className="text-small">{t(m.article_ingredient)}</p>
        <h3 className="text-card">
          <LocaleLink to={`/ingredients#${slug}`} className="cover-link group-hover:underline">
            {name}
          </LocaleLink>
        </h3>
        <p className="mt-1 text-small leading-snug">{opening}</p>
      </div>
      <Icon name="next" flip className="size-6" />
    </article>
  );
}
