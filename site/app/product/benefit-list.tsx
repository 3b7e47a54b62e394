import { Image } from '../ui/image.tsx';
import type { ImageMedia } from '../ui/image-media.ts';

type Benefit = { heading?: string | null; description?: string | null; image?: { node: ImageMedia } | null };

/** Benefits side by side under one rule, four in a row, or two where it is narrow; each below its picture, if any. */
export function BenefitList({ benefits, isNarrow }: { benefits: readonly Benefit[]; isNarrow?: boolean }) {
  return (
    <ul
      className={`grid gap-x-8 gap-y-6 border-t-3 border-ink pt-6 md:grid-cols-2 ${isNarrow ? '' : 'xl:grid-cols-4'} print:grid-cols-4 print:break-inside-avoid`}
    >
      {benefits.map((benefit) => (
        <li key={benefit.heading ?? benefit.description}>
          {benefit.image && (
            <Image
              media={benefit.image.node}
              alt=""
              width={112}
              height={112}
              sizes="112px"
              className="mb-4 size-28 object-contain print:size-16"
            />
          )}
          {benefit.heading && <h3 className="mb-2 text-h3">{benefit.heading}</h3>}
          <p className="text-ink-2">{benefit.description}</p>
        </li>
      ))}
    </ul>
  );
}
