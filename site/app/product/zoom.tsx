import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Drawer } from '../ui/drawer.tsx';
import { Icon } from '../ui/icon.tsx';
import { Image } from '../ui/image.tsx';
import type { ImageMedia } from '../ui/image-media.ts';

/**
 * An enlarged picture over the page, moved by touch, wheel and arrow keys, closed by Esc. It opens without a script,
 * and the large picture is requested only then.
 */
export function Zoom({
  id,
  image,
  name,
  place,
}: {
  id: string;
  image: ImageMedia | null;
  name: string;
  place: number;
}) {
  const t = useText();
  if (!image) return null;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={t(m.product_enlarge, { n: place + 1 })}
        aria-haspopup="dialog"
        data-print="hide"
        className="absolute end-3 bottom-3 z-1 grid size-11 place-items-center bg-white hover:bg-ink hover:text-white md:end-6 md:bottom-6"
      >
        <Icon name="enlarge" className="size-6" />
      </button>
      <Drawer id={id} place="full" title={t(m.product_view, { n: place + 1 })}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
        <section tabIndex={0} data-autofocus aria-labelledby={`${id}-title`} className="min-h-0 flex-1 overflow-auto">
          <Image
            media={image}
            alt={image.altText || name}
            width={1536}
            height={1620}
            sizes="(min-width: 769px) 100vw, 200vw"
            className="mx-auto h-auto w-[200vw] max-w-none snap-center [scroll-initial-target:nearest] md:h-[150dvh] md:w-auto"
          />
        </section>
      </Drawer>
    </>
  );
}
