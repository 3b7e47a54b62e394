import type { ProductCardData } from '../content/pages/product-card.ts';
import { ProductCard } from '../product/product-card.tsx';
import { EmptyState } from '../sections/empty-state.tsx';
import { BUTTON_VARIANTS } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Image } from '../ui/image.tsx';
import type { ImageMedia } from '../ui/image-media.ts';
import { RichText } from '../ui/rich-text.tsx';
import { Section } from '../ui/section.tsx';
import { useSnapRow } from '../ui/use-snap-row.ts';
import type { Samples } from './samples.ts';

const SLOT = {
  alt: '',
  width: 200,
  height: 250,
  sizes: '200px',
  className: 'aspect-4/5 w-full object-contain',
} as const;

/** Pictures that are there, missing and broken; cards, text, sections, empty and loading states, carousels. */
export function Surfaces({ texts, product }: { texts: Samples; product: ProductCardData | null }) {
  const broken: ImageMedia = { mediaItemUrl: 'm0/nothing.webp' };
  return (
    <>
      <ul className="grid grid-cols-3 gap-3">
        {[product?.image, null, broken].map((media, index) => (
          <li key={String(index)} className="bg-mist">
            <Image {...SLOT} media={media} />
          </li>
        ))}
      </ul>
      {product && (
        <div className="grid grid-cols-2 gap-4">
          <ProductCard product={product} sizes="200px" />
          <ProductCard product={{ ...product, image: null, tags: ['new'] }} sizes="200px" />
        </div>
      )}
      <RichText html={texts.answer} />
      <Section
        title={texts.heading}
        className="bg-mist"
        action={
          <a href="#section" className={BUTTON_VARIANTS.underline}>
            <span>{texts.action}</span>
          </a>
        }
      >
        <p>{texts.text}</p>
      </Section>
      <EmptyState text={texts.heading} hint={texts.hint} action={{ label: texts.action, href: '#' }} />
      <SnapRow texts={texts} />
      <div className="relative h-8 bg-mist">
        <div data-phase="loading" className="loading-bar absolute!" />
      </div>
    </>
  );
}

function SnapRow({ texts }: { texts: Samples }) {
  const { row, index, goTo } = useSnapRow<HTMLUListElement>();
  const rooms = ['tarwa', 'faris', 'qirmiz'] as const;
  const step = (by: number) => goTo((index + by + rooms.length) % rooms.length);
  return (
    <section aria-label={texts.heading}>
      <ul ref={row} className="flex h-40 snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]">
        {rooms.map((room) => (
          <li
            key={room}
            data-room={room}
            className="grid w-full shrink-0 snap-start place-items-center bg-room text-on-room"
          >
            <a href={`#${room}`} className="cover-link relative p-4 font-semibold">
              {room}
            </a>
          </li>
        ))}
      </ul>
      <div className="mt-2 flex items-center gap-3">
        <button type="button" onClick={() => step(-1)} aria-label="Previous" className={BUTTON_VARIANTS.outline}>
          <Icon name="previous" flip />
        </button>
        <button type="button" onClick={() => step(1)} aria-label="Next" className={BUTTON_VARIANTS.outline}>
          <Icon name="next" flip />
        </button>
        <p role="status">{index + 1} / 3</p>
      </div>
    </section>
  );
}
