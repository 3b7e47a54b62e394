import type { PostCardFragment } from '../content/generated/graphql.ts';
import { formatDate } from '../locale/format-date.ts';
import { LocaleLink } from '../locale/locale-link.tsx';
import { useLocale } from '../locale/use-locale.ts';
import { Image } from '../ui/image.tsx';
import { RichText } from '../ui/rich-text.tsx';

/** The date of a post or campaign in the page's language. */
export function DateLine({ date, className = '' }: { date: string | null; className?: string }) {
  const locale = useLocale();
  if (!date) return null;
  return (
    <time dateTime={date.slice(0, 10)} className={`text-small text-ink-2 ${className}`}>
      {formatDate(date, locale)}
    </time>
  );
}

/** A post as a still with text below; the whole card is a link named by the title. */
export function PostCard({ post, kicker }: { post: PostCardFragment; kicker?: string }) {
  return (
    <article className="group relative flex h-full flex-col">
      <Image
        media={post.featuredImage?.node}
        alt=""
        width={560}
        height={373}
        sizes="(min-width: 996px) 31vw, (min-width: 576px) 46vw, 100vw"
        className="aspect-3/2 w-full object-cover"
      />
      <p className="mt-4 flex flex-wrap gap-x-3 text-small text-ink-2">
        {kicker && <span className="font-bold text-ink">{kicker}</span>}
        <DateLine date={post.date} />
      </p>
      <PostTitle post={post} className="mt-1" />
      <RichText html={post.excerpt} className="mt-2 text-ink-2" />
    </article>
  );
}

/** A post as a row: date, title, excerpt. */
export function PostRow({ post }: { post: PostCardFragment }) {
  return (
    <li className="group relative grid gap-x-8 gap-y-1.5 border-b border-line py-6 md:grid-cols-[11rem_5fr_6fr] md:items-baseline">
      <DateLine date={post.date} />
      <PostTitle post={post} />
      <RichText html={post.excerpt} className="max-w-[60ch] text-ink-2" />
    </li>
  );
}

/** The link covers the whole card or row. */
function PostTitle({ post, className = '' }: { post: PostCardFragment; className?: string }) {
  return (
    <h3 className={`text-h3 ${className}`}>
      <LocaleLink
        to={`/blogs/${post.slug}`}
        className="no-underline group-hover:text-ember after:absolute after:inset-0"
      >
        {post.title}
      </LocaleLink>
    </h3>
  );
}
