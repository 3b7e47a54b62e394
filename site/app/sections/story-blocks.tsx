import type { StoryBlocksGroupFragment } from '../content/generated/graphql.ts';
import { listBlocks, listFigures } from '../content/pages/list-blocks.ts';
import { LocaleLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { BUTTON_VARIANTS } from '../ui/button.tsx';
import { Image } from '../ui/image.tsx';
import type { ImageMedia } from '../ui/image-media.ts';
import { SideRow } from '../ui/side-row.tsx';

type StoryBlocks = NonNullable<StoryBlocksGroupFragment['storyBlocks']>;
type Block = NonNullable<NonNullable<StoryBlocks['blocks']>[number]>;

// The pictures rise along one ground line, each taller than the last (art direction 5); on phones at about half.
const INGREDIENTS = [
  { height: 112, className: 'h-14.5 md:h-28' },
  { height: 168, className: 'h-22 md:h-42' },
  { height: 264, className: 'h-30 md:h-66' },
  { height: 344, className: 'h-34 md:h-86' },
] as const;

/** Story blocks and the four key data points (spec §3): first words, four pictures over four numbers, the other words. */
export function StoryBlocksSection({ group, href }: { group: StoryBlocks; href?: string }) {
  const blocks = listBlocks(...(group.blocks ?? []));
  const figures = listFigures(group.keyData1, group.keyData2, group.keyData3, group.keyData4);
  const [lead, ...chapters] = blocks;
  const columns = Math.max(figures.length, Math.min(blocks.length, INGREDIENTS.length));
  if (columns === 0) return null;
  return (
    <section className="py-section" aria-labelledby={lead?.heading ? 'story-title' : undefined}>
      <div className="wrap">
        {lead && <Lead block={lead} href={href} />}
        <SideRow className="ground-line mt-4 gap-x-0! md:mt-16 md:grid-cols-4 md:gap-y-10">
          {Array.from({ length: columns }, (_, column) => {
            const { figure, label } = figures[column] ?? {};
            return (
              <li key={label ?? column} className="flex flex-col">
                <div className="relative h-36 border-b-3 border-ink md:h-88">
                  {/* The picture of the first words is last, and tallest. */}
                  <GroundPicture
                    media={blocks[columns - 1 - column]?.image?.node}
                    place={column + INGREDIENTS.length - columns}
                  />
                </div>
                {figure && (
                  <p className="pt-4 pb-1 font-display text-number leading-none rtl:leading-tight">{figure}</p>
                )}
                {label && <p className="max-w-[24ch] pe-4 text-ink-2">{label}</p>}
              </li>
            );
          })}
        </SideRow>
        {chapters.length > 0 && <Chapters chapters={chapters} hasPicture={(place) => place + 1 < columns} />}
      </div>
    </section>
  );
}

function Lead({ block, href }: { block: Block; href: string | undefined }) {
  const t = useText();
  return (
    <div className="grid gap-5 md:grid-cols-[7fr_5fr] md:gap-12">
      {block.heading && (
        <h2 id="story-title" className="max-w-[14em] text-h2">
          {block.heading}
        </h2>
      )}
      <div>
        {block.description && <p className="mb-4 text-lead text-ink-2">{block.description}</p>}
        {href && (
          <LocaleLink to={href} className={BUTTON_VARIANTS.underline}>
            <span>{t(m.home_read_story)}</span>
          </LocaleLink>
        )}
      </div>
    </div>
  );
}

/** The words after the first; those whose picture has no place on the ground line show it themselves. */
function Chapters({ chapters, hasPicture }: { chapters: Block[]; hasPicture: (place: number) => boolean }) {
  return (
    <SideRow className="mt-5 md:mt-16 md:grid-cols-3 md:gap-x-12">
      {chapters.map((chapter, place) => (
        <li key={chapter.heading ?? chapter.description} className="border-t border-line pt-6">
          {!hasPicture(place) && chapter.image && (
            <Image
              media={chapter.image.node}
              alt=""
              width={112}
              height={112}
              sizes="112px"
              className="mb-5 h-28 w-auto"
            />
          )}
          {chapter.heading && <h3 className="text-h3">{chapter.heading}</h3>}
          {chapter.description && <p className="mt-2 max-w-[46ch] text-ink-2">{chapter.description}</p>}
        </li>
      ))}
    </SideRow>
  );
}

function GroundPicture({ media, place }: { media: ImageMedia | null | undefined; place: number }) {
  const { height, className } = INGREDIENTS[place] ?? INGREDIENTS[0];
  if (!media) return null;
  return (
    <Image
      media={media}
      alt=""
      width={height}
      height={height}
      sizes={`(min-width: 769px) ${height}px, ${Math.round(height / 3)}px`}
      background="ffffff"
      className={`absolute start-0 bottom-0 w-auto max-w-[96%] object-contain ltr:object-left-bottom rtl:object-right-bottom ${className}`}
    />
  );
}
