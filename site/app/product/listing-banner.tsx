import { Image } from '../ui/image.tsx';
import type { ImageMedia } from '../ui/image-media.ts';
import { PHONE_SIZES } from '../ui/scene.tsx';

/** About as many letters as two lines of a phone have. */
const TWO_LINES = 90;

/**
 * The room above a listing: name, a line, the scene fading in from the end of the line (art direction 5). On phones the
 * name stands below the scene, whole at every width.
 */
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
  // Sentences after the first make way for the first pack on phones, where they would be a third line.
  const [first, ...others] = (intro ?? '').length > TWO_LINES ? (intro ?? '').split(/(?<=[.!?؟])\s/) : [intro];
  return (
    <header
      data-room={room}
      className="relative isolate flex flex-col overflow-hidden bg-room text-on-room [--scene:max(6.5rem,27vw)] md:grid md:min-h-[clamp(20rem,24vw,34rem)] md:items-end"
    >
      {image?.mediaItemUrl && (
        <Image
          media={image}
          alt=""
          width={1200}
          height={532}
          sizes={`(min-width: 769px) 62vw, ${PHONE_SIZES}`}
          priority
          className="absolute end-0 top-0 -z-1 h-(--scene) w-[64%] mask-fade-start object-cover ltr:object-[86%_100%] rtl:object-[14%_100%] md:inset-y-0 md:h-full md:w-[min(62%,75rem)] print:hidden"
        />
      )}
      <div className="wrap pb-3 md:py-10">
        <h1 className="pt-[calc(var(--scene)+0.75rem)] pb-1 text-h2 md:max-w-[min(9em,48vw)] md:py-0 print:pt-0 md:text-display md:leading-[1.02] md:rtl:leading-(--leading-display)">
          {title}
        </h1>
        {intro && (
          <p className="max-w-[42ch] max-md:text-base max-md:leading-normal max-md:mt-3 md:mt-6 md:max-w-[min(42ch,40vw)] md:text-lead">
            {first}
            {others.length > 0 && <span className="max-md:hidden"> {others.join(' ')}</span>}
          </p>
        )}
      </div>
    </header>
  );
}
