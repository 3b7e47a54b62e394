import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Image, type ImageMedia } from '../ui/image.tsx';

/** The pictures of a product in the range's room: one scroll-snap row, thumbs that jump to each (no script needed). */
export function ProductGallery({ name, images }: { name: string; images: ImageMedia[] }) {
  const t = useText();
  return (
    <section aria-label={t(m.product_gallery, { name })} className="relative overflow-hidden bg-room">
      <ul className="flex aspect-[1/1.12] snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] md:aspect-auto md:h-full md:min-h-184">
        {(images.length > 0 ? images : [null]).map((image, index) => (
          <li
            key={image?.mediaItemUrl ?? 'none'}
            id={`picture-${index + 1}`}
            className="grid size-full shrink-0 snap-start place-items-center"
          >
            <Image
              media={image}
              alt={image?.altText || name}
              width={840}
              height={880}
              sizes="(min-width: 769px) 58vw, 100vw"
              priority={index === 0}
              className={index === 0 ? 'size-full object-cover' : 'size-full object-contain p-[8%]'}
            />
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <ul className="absolute start-3 top-3 z-2 grid gap-2 md:start-6 md:top-6">
          {images.map((image, index) => (
            <li key={image.mediaItemUrl}>
              <a
                href={`#picture-${index + 1}`}
                aria-label={t(m.product_view, { n: index + 1 })}
                className="block h-16 w-13.5 border-2 border-transparent bg-white hover:border-ink focus-visible:border-ink md:h-23 md:w-19"
              >
                <Image
                  media={image}
                  alt=""
                  width={76}
                  height={92}
                  sizes="76px"
                  priority
                  className="size-full object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
