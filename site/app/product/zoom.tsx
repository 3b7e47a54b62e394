import type { ChangeEvent, MouseEvent } from 'react';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Drawer } from '../ui/drawer.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Image } from '../ui/image.tsx';
import type { ImageMedia } from '../ui/image-media.ts';

/**
 * An enlarged picture over the page, moved by touch, wheel and arrow keys, closed by Esc. On wide screens it is whole,
 * as large as the window allows, and a click shows it at twice that. It opens without a script, and the large picture is
 * requested only then.
 */
export function Zoom({
  id,
  image,
  name,
  place,
  count,
}: {
  id: string;
  image: ImageMedia | null;
  name: string;
  place: number;
  /** The number of pictures. */
  count: number;
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
      <Drawer id={id} place="full" title={image.altText || name}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
        <section tabIndex={0} data-autofocus aria-labelledby={`${id}-title`} className="zoom-area">
          <label className="group relative block min-h-full bg-mist md:cursor-zoom-in md:has-checked:w-fit md:has-checked:min-w-full md:has-checked:cursor-zoom-out has-focus-visible:outline-3 has-focus-visible:-outline-offset-6 has-focus-visible:outline-ink">
            <input
              type="checkbox"
              aria-label={t(m.product_zoom_twice)}
              onChange={showMiddle}
              className="sr-only max-md:hidden"
            />
            <Image
              media={image}
              alt={image.altText || name}
              width={1536}
              height={1620}
              sizes="(min-width: 769px) 100vw, 200vw"
              className="mx-auto h-auto w-[200vw] max-w-none snap-center [scroll-initial-target:nearest] md:h-[100cqh] md:w-full md:object-contain md:group-has-checked:h-[200cqh] md:group-has-checked:w-[200cqw]"
            />
            <span
              aria-hidden="true"
              className="fixed end-6 bottom-6 flex h-11 items-center gap-2 bg-white px-3 font-semibold group-hover:bg-ink group-hover:text-white max-md:hidden"
            >
              <Icon name="enlarge" className="size-6 group-has-checked:hidden" />
              <Icon name="reduce" className="hidden size-6 group-has-checked:block" />
              <bdi className="group-has-checked:hidden">2×</bdi>
              <bdi className="hidden group-has-checked:inline">1×</bdi>
            </span>
          </label>
        </section>
        {count > 1 && (
          <div className="absolute inset-x-0 bottom-3 mx-auto flex w-fit items-center bg-white font-semibold md:bottom-6">
            <Neighbour icon="previous" place={(place + count - 1) % count} />
            <p className="min-w-12 text-center">
              <bdi>
                {place + 1} / {count}
              </bdi>
            </p>
            <Neighbour icon="next" place={(place + 1) % count} />
          </div>
        )}
      </Drawer>
    </>
  );
}

/** A picture of another size keeps its middle in view. */
function showMiddle({ currentTarget }: ChangeEvent) {
  const image = currentTarget.parentElement?.querySelector('img');
  requestAnimationFrame(() => image?.scrollIntoView({ block: 'center', inline: 'center' }));
}

/** Leads to another picture. Without a script that opens over this one. */
function Neighbour({ icon, place }: { icon: IconName; place: number }) {
  const t = useText();
  function onClick(event: MouseEvent) {
    const openers = document.querySelectorAll<HTMLElement>(`#picture-${place + 1} [popovertarget]`);
    // With pictures of several sizes, the chosen one's: its own button closes this one and gets the focus afterwards.
    const opener = [...openers].find((one) => one.checkVisibility());
    if (!opener) return;
    event.preventDefault();
    opener.click();
  }
  return (
    <button
      type="button"
      popoverTarget={`zoom-${place + 1}`}
      popoverTargetAction="show"
      onClick={onClick}
      aria-label={t(m.product_enlarge, { n: place + 1 })}
      className="grid size-11 place-items-center hover:bg-ink hover:text-white"
    >
      <Icon name={icon} flip className="size-6" />
    </button>
  );
}
