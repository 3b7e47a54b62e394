import { Image } from '../ui/image.tsx';
import type { ImageMedia } from '../ui/image-media.ts';
import { useStyle } from '../ui/use-style.ts';

/** A home tradition: its ingredient on the paper that it has everywhere, and what to do with it. */
export function TraditionRow({
  number,
  heading,
  description,
  image,
  paper,
}: {
  number?: number;
  heading: string | null | undefined;
  description: string | null | undefined;
  image: ImageMedia | null | undefined;
  paper: string | undefined;
}) {
  const style = useStyle(paper ? { '--paper': `#${paper}` } : undefined);
  const Heading = number === undefined ? 'h4' : 'h3';
  return (
    <div className="grid grid-cols-[6.5rem_1fr] gap-x-5 md:grid-cols-[11rem_1fr] md:gap-x-8">
      <div {...style} className="relative aspect-square self-start bg-(--paper,var(--color-mist))">
        <Image
          media={image}
          alt=""
          width={176}
          height={176}
          sizes="(min-width: 769px) 176px, 104px"
          background={paper}
          className="absolute inset-[8%] size-[84%] object-contain"
        />
      </div>
      <div>
        {heading && (
          <Heading className="flex gap-3 font-display text-h3 font-bold">
            {number !== undefined && (
              <span aria-hidden="true" className="text-ink-2">
                {number}
              </span>
            )}
            {heading}
          </Heading>
        )}
        <p className="mt-2 max-w-[46ch]">{description}</p>
      </div>
    </div>
  );
}
