import type { PostCardFragment } from '../content/generated/graphql.ts';
import { LocaleLink } from '../locale/locale-link.tsx';
import { Image } from '../ui/image.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { PHONE_SIZES } from '../ui/scene.tsx';
import { DateLine } from './post-card.tsx';

const ROWS = {
  low: { columns: 'grid-cols-[1fr_clamp(6.5rem,19vw,9rem)]', picture: 144, sizes: '144px', hasExcerpt: false },
  tall: {
    columns: 'grid-cols-[1fr_clamp(6.5rem,19vw,9rem)] xl:grid-cols-[1fr_14.5rem]',
    picture: 232,
    sizes: '(min-width: 1367px) 232px, 144px',
    hasExcerpt: true,
  },
} as const;

/** The newest stories: one with a large still, the next as rows beside it (art direction 5). */
export function LeadingStories({
  stories: [lead, ...next],
  as: Heading,
  priority = false,
}: {
  stories: readonly PostCardFragment[];
  as: 'h2' | 'h3';
  /** Whether they open the page. */
  priority?: boolean;
}) {
  if (!lead) return null;
  // Fewer rows are taller, with larger pictures, so that the column is as high as the still.
  const row = next.length < 3 ? ROWS.tall : ROWS.low;
  return (
    <div className="grid gap-x-12 gap-y-6 md:gap-y-10 lg:grid-cols-[7fr_5fr]">
      <article className="group relative">
        <Image
          media={lead.featuredImage?.node}
          alt=""
          width={960}
          height={640}
          sizes={`(min-width: 996px) 56vw, ${PHONE_SIZES}`}
          priority={priority}
          className="aspect-3/2 w-full object-cover"
        />
        <DateLine date={lead.date} className="mt-5 block" />
        <Heading className="mt-1 max-w-[18em] text-h2s">
          <StoryLink story={lead} />
        </Heading>
        <RichText html={lead.excerpt} className="lead-excerpt mt-3 max-w-[60ch] text-lead text-ink-2" />
      </article>
      <ul className="border-t-3 border-ink">
        {next.map((story) => (
          <li key={story.id} className={`group relative grid gap-x-6 border-b border-line py-3 md:py-6 ${row.columns}`}>
            <div>
              <DateLine date={story.date} />
              <Heading className="mt-1 text-h3">
                <StoryLink story={story} />
              </Heading>
              {row.hasExcerpt && <RichText html={story.excerpt} className="mt-2 text-ink-2 max-lg:hidden" />}
            </div>
            <Image
              media={story.featuredImage?.node}
              alt=""
              width={row.picture}
              height={row.picture}
              sizes={row.sizes}
              className="aspect-square w-full object-cover"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function StoryLink({ story }: { story: PostCardFragment }) {
  return (
    <LocaleLink
      to={`/blogs/${story.slug}`}
      className="no-underline group-hover:text-ember after:absolute after:inset-0"
    >
      {story.title}
    </LocaleLink>
  );
}
