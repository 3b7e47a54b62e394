import type { ReactNode } from 'react';
import { Image } from '../ui/image.tsx';
import type { ImageMedia } from '../ui/image-media.ts';

/** A full room: a still on one side, words on a flat wall of its colour on the other (art direction 5). */
export function SplitRoom({
  image,
  wall,
  isFlipped = false,
  children,
}: {
  image: ImageMedia | null | undefined;
  /** The background of the wall, and the text on it when that is not ink. */
  wall: string;
  /** Words at the reading end. */
  isFlipped?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={`grid overflow-hidden md:grid-cols-2 md:min-h-[clamp(26rem,38vw,40rem)] ${wall}`}>
      <Image
        media={image}
        alt=""
        width={960}
        height={640}
        sizes="(min-width: 769px) 50vw, 100vw"
        className={`aspect-3/2 size-full object-cover object-bottom md:aspect-auto ${isFlipped ? 'seam-end' : 'seam-start md:order-2'}`}
      />
      <div
        className={`self-center py-10 ps-gutter pe-gutter md:py-16 ${isFlipped ? 'md:pe-wrap md:ps-[6vw]' : 'md:ps-wrap md:pe-[6vw]'}`}
      >
        {children}
      </div>
    </div>
  );
}
