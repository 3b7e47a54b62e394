import type { MouseEvent } from 'react';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Image } from '../ui/image.tsx';
import type { ImageMedia } from '../ui/image-media.ts';
import { isPlainClick } from '../ui/plain-click.ts';

/** A small picture that links to its large one in the gallery. */
export function Thumb({
  image,
  place,
  isCurrent,
  goTo,
}: {
  image: ImageMedia;
  place: number;
  isCurrent: boolean;
  goTo: (index: number) => void;
}) {
  const t = useText();
  function onClick(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    goTo(place);
  }
  return (
    <a
      href={`#picture-${place + 1}`}
      onClick={onClick}
      aria-label={t(m.product_view, { n: place + 1 })}
      aria-current={isCurrent || undefined}
      className="block h-full w-11 border-2 border-transparent bg-white hover:border-line-strong aria-current:border-ink md:w-19"
    >
      <Image media={image} alt="" width={76} height={92} sizes="76px" className="size-full object-cover" />
    </a>
  );
}
