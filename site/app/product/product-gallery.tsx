import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { ProductOption } from '../content/pages/product-view.server.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { AfterHydration } from '../ui/after-hydration.tsx';
import { Image } from '../ui/image.tsx';
import type { ImageMedia } from '../ui/image-media.ts';
import { PHONE_SIZES } from '../ui/scene.tsx';
import { useSnapRow } from '../ui/use-snap-row.ts';
import { findEarlySize } from './find-chosen.ts';
import { Thumb } from './thumb.tsx';
import { Zoom } from './zoom.tsx';

type Props = { name: string; images: ImageMedia[]; options: ProductOption[] };

/**
 * The pictures of a product in the range's room: a scroll-snap row, thumbs that link to each, and a button to enlarge
 * each. While a size is chosen, its own picture replaces the first (styles/product.css). No script needed.
 */
export function ProductGallery({ name, images, options }: Props) {
  const t = useText();
  const { row, index, goTo } = useSnapRow<HTMLUListElement>();
  useFirstPictureOfSize(goTo);
  const shown = images.length > 0 ? images : [null];
  return (
    <section aria-label={t(m.product_gallery, { name })} className="stage-room relative bg-room">
      <ul
        ref={row}
        tabIndex={images.length > 1 ? 0 : undefined}
        className="absolute inset-0 flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] focus-visible:-outline-offset-6"
      >
        {shown.map((image, place) => (
          <li
            key={image?.mediaItemUrl ?? 'none'}
            id={`picture-${place + 1}`}
            className="relative h-full w-full shrink-0 snap-start print:not-first:hidden"
          >
            <div className={place === 0 ? 'shared-picture' : 'contents'}>
              <Picture image={image} name={name} isStage={place === 0 && images.length > 1} isFirst={place === 0} />
              <Zoom id={`zoom-${place + 1}`} image={image} name={name} place={place} count={shown.length} />
            </div>
            {place === 0 && <OptionPictures options={options} count={shown.length} />}
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <ul
          data-print="hide"
          className="absolute start-3 top-3 z-2 flex max-h-[calc(100%-1.5rem)] flex-col gap-1.5 md:start-0 md:top-6 md:ps-wrap md:gap-2"
        >
          {images.map((image, place) => (
            <li key={image.mediaItemUrl} className="min-h-0 basis-12 md:basis-23">
              <Thumb image={image} place={place} isCurrent={place === index} goTo={goTo} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A new size scrolls back to the first picture, where its own is; not one that was chosen before hydration. */
function useFirstPictureOfSize(goTo: (index: number) => void) {
  const [params] = useSearchParams();
  const size = params.get('size');
  const last = useRef<string | null>(undefined);
  useEffect(() => {
    const before = last.current;
    last.current = before === undefined ? (findEarlySize() ?? size) : size;
    if (before !== undefined && before !== size) goTo(0);
  }, [size, goTo]);
}

function OptionPictures({ options, count }: { options: ProductOption[]; count: number }) {
  return options.map(
    ({ id, name, image }, index) =>
      image && (
        <div key={id} data-option-of={index} className="option-picture absolute inset-0 bg-room">
          <Image
            media={image}
            alt={image.altText || name}
            width={840}
            height={880}
            sizes={SIZES}
            className={CONTAINED}
          />
          <Zoom id={`zoom-${id}`} image={image} name={name} place={0} count={count} />
        </div>
      ),
  );
}

const SIZES = `(min-width: 769px) 58vw, ${PHONE_SIZES}`;
const CONTAINED = 'absolute inset-0 size-full object-contain p-[8%]';

/** The first of several pictures shows the product on its stage and fills the room; the others have a margin. */
function Picture({
  image,
  name,
  isStage,
  isFirst,
}: {
  image: ImageMedia | null;
  name: string;
  isStage: boolean;
  isFirst: boolean;
}) {
  const alt = image?.altText || name;
  const className = isStage ? 'stage-scene scene-at-end' : CONTAINED;
  const picture = (
    <Image
      media={image}
      alt={alt}
      width={840}
      height={880}
      sizes={SIZES}
      priority={isFirst}
      placeholder={isStage}
      className={className}
    />
  );
  if (isFirst) return picture;
  return <AfterHydration plain={{ source: image?.mediaItemUrl, alt, className }}>{picture}</AfterHydration>;
}
