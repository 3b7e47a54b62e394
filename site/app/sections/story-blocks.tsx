import type { StoryQuery } from '../content/generated/graphql.ts';
import { LocaleLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { buttonVariants } from '../ui/button.tsx';
import { Image } from '../ui/image.tsx';
import type { ImageMedia } from '../ui/image-media.ts';
import type { PageGroup } from './page-group.ts';

type StoryBlocks = PageGroup<StoryQuery, 'storyBlocks'>;

// The plants rise along one ground line, each taller than the last (art direction 5); on phones at about half.
const PLANTS = [
  { height: 112, className: 'h-14.5 md:h-28' },
  { height: 168, className: 'h-22 md:h-42' },
  { height: 264, className: 'h-34 md:h-66' },
  { height: 344, className: 'h-44 md:h-86' },
] as const;

/** Story blocks over the four key data points (spec §3): on the home page, four plants over four numbers. */
export function StoryBlocksSection({ group, href }: { group: StoryBlocks; href?: string }) {
  const t = useText();
  const lead = group.blocks?.[0];
  // The plant of the first words stands last, and tallest.
  const plants = (group.blocks ?? []).map((block) => block?.image?.node).reverse();
  const figures = [group.keyData1, group.keyData2, group.keyData3, group.keyData4];
  if (!lead) return null;
  return (
    <section className="py-section" aria-labelledby="story-title">
      <div className="wrap">
        <div className="grid items-end gap-5 md:grid-cols-[7fr_5fr] md:gap-12">
          <h2 id="story-title" className="max-w-[14em] text-h2">
            {lead.heading}
          </h2>
          <div>
            <p className="mb-4 text-lead text-ink-2">{lead.description}</p>
            {href && (
              <LocaleLink to={href} className={buttonVariants.underline}>
                <span>{t(m.home_read_story)}</span>
              </LocaleLink>
            )}
          </div>
        </div>
        <ul className="mt-8 grid grid-cols-2 gap-y-10 md:mt-16 md:grid-cols-4">
          {figures.map((figure, index) =>
            figure?.figure ? (
              <li key={figure.label} className="flex flex-col">
                <div className="relative h-46 border-b-3 border-ink md:h-88">
                  <Plant media={plants[index]} place={index} />
                </div>
                <p className="pt-5 pb-1.5 font-display text-number leading-none">{figure.figure}</p>
                <p className="max-w-[24ch] pe-4 text-ink-2">{figure.label}</p>
              </li>
            ) : null,
          )}
        </ul>
      </div>
    </section>
  );
}

function Plant({ media, place }: { media: ImageMedia | null | undefined; place: number }) {
  const { height, className } = PLANTS[place] ?? PLANTS[0];
  return (
    <Image
      media={media}
      alt=""
      width={height}
      height={height}
      sizes={`(min-width: 769px) ${height}px, ${Math.round(height / 2)}px`}
      className={`absolute start-0 -bottom-0.5 w-auto max-w-[96%] object-contain ltr:object-left-bottom rtl:object-right-bottom ${className}`}
    />
  );
}
