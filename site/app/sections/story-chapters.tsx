import type { StoryBlocksGroupFragment } from '../content/generated/graphql.ts';
import { listBlocks, listFigures } from '../content/pages/list-blocks.ts';
import { Image } from '../ui/image.tsx';

type StoryBlocks = NonNullable<StoryBlocksGroupFragment['storyBlocks']>;
type Chapter = NonNullable<NonNullable<StoryBlocks['blocks']>[number]>;

// The pictures rise along one ground line, each taller than the last (art direction 5).
const HEIGHTS = ['md:h-34', 'md:h-48', 'md:h-66', 'md:h-82'];

/** The story of a page: pictures on a ground line over chapters and key figures; without figures, a sheet a chapter. */
export function StoryChaptersSection({ group }: { group: StoryBlocks }) {
  const chapters = listBlocks(...(group.blocks ?? []));
  const figures = listFigures(group.keyData1, group.keyData2, group.keyData3, group.keyData4);
  if (chapters.length === 0 && figures.length === 0) return null;
  if (figures.length === 0) return <Sheets chapters={chapters} />;
  return (
    <div className="wrap">
      <GroundPictures chapters={chapters} />
      <dl className="mt-16 grid grid-cols-2 border-t-3 border-ink md:mt-24 md:grid-cols-4">
        {figures.map((data) => (
          <div key={data.label ?? data.figure} className="flex flex-col-reverse justify-end py-6 pe-6">
            <dt className="max-w-[22ch] text-ink-2">{data.label}</dt>
            <dd className="font-display text-number leading-none rtl:leading-tight md:mb-2">{data.figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function GroundPictures({ chapters }: { chapters: Chapter[] }) {
  return (
    <ul className="grid gap-y-12 xs:grid-cols-2 md:grid-cols-4">
      {chapters.map((chapter, index) => (
        <li key={chapter.heading ?? chapter.description}>
          <div className="relative h-44 border-b-3 border-ink md:h-88">
            <Image
              media={chapter.image?.node}
              alt=""
              width={340}
              height={340}
              sizes="(min-width: 769px) 22vw, 46vw"
              background="ffffff"
              className={`absolute start-0 bottom-0 h-36 w-auto max-w-[92%] object-contain ltr:object-left-bottom rtl:object-right-bottom ${HEIGHTS[index % HEIGHTS.length]}`}
            />
          </div>
          <div className="pt-6 pe-8">
            {chapter.heading && <h2 className="text-h3">{chapter.heading}</h2>}
            <p className="mt-3 text-ink-2">{chapter.description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const WALLS = ['bg-tint-leaf', 'bg-tint-sand', 'bg-tint-clay', 'bg-tint-sage', 'bg-tint-sky'] as const;

/** A story told by scrolling: a sheet for each chapter, which slides over the one before (styles/story-chapters.css). */
function Sheets({ chapters }: { chapters: Chapter[] }) {
  return (
    <ol>
      {chapters.map((chapter, index) => (
        <li
          key={chapter.heading ?? chapter.description}
          className={`sheet grid md:grid-cols-[7fr_5fr] print:grid-cols-[1fr_3fr] print:gap-x-[6mm] print:break-inside-avoid ${WALLS[index % WALLS.length]}`}
        >
          <div className="self-center overflow-hidden">
            <Image
              media={chapter.image?.node}
              alt=""
              width={1120}
              height={747}
              sizes="(min-width: 769px) 58vw, 100vw"
              className="sheet-picture aspect-3/2 w-full object-contain"
            />
          </div>
          <div className="self-center px-gutter py-10 md:ps-[5vw] md:pe-wrap print:py-0">
            <p aria-hidden="true" className="font-display text-number leading-none rtl:leading-tight">
              {index + 1}
            </p>
            {chapter.heading && <h2 className="mt-4 text-h2">{chapter.heading}</h2>}
            <p className="mt-4 max-w-[38ch] text-lead">{chapter.description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
