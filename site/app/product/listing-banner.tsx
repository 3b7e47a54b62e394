import { Image } from '../ui/image.tsx';
import type { ImageMedia } from '../ui/image-media.ts';
import { PHONE_SIZES } from '../ui/scene.tsx';

/** The room above a listing: name, a line, the scene fading in from the end of the line (art direction 5). */
export function ListingBanner({
  room,
  title,
  intro,
  image,
}: {
  room?: string | undefined;
  title: string;
  intro?: string | null | undefined;
  image?: ImageMedia | null | undefined;
}) {
  return (
    <header
      data-room={room}
      className="relative isolate flex flex-col overflow-hidden bg-room text-on-room md:grid md:min-h-80 md:items-end"
    >
      {image?.mediaItemUrl && (
        <Image
          media={image}
          alt=""
          width={1200}
          height={532}
          sizes={`(min-width: 769px) 62vw, ${PHONE_SIZES}`}
          priority
          className="h-[54vw] w-full object-cover ltr:object-[62%_50%] rtl:object-[38%_50%] md:absolute md:inset-y-0 md:end-0 md:-z-1 md:h-full md:w-[62%] md:mask-fade-start"
        />
      )}
      <div className="wrap py-6 md:py-10">
        <h1 className="max-w-[9em] text-display leading-[1.02] md:max-w-[min(9em,48vw)] rtl:leading-(--leading-display)">
          {title}
        </h1>
        {intro && <p className="mt-4 max-w-[42ch] text-lead md:max-w-[min(42ch,40vw)]">{intro}</p>}
      </div>
    </header>
  );
}
