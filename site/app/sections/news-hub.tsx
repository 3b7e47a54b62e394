import type { PostCardFragment } from '../content/generated/graphql.ts';
import type { PageLists } from '../content/pages/page-lists.ts';
import { LocaleLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { buttonVariants } from '../ui/button.tsx';
import { Image } from '../ui/image.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { PHONE_SIZES } from '../ui/scene.tsx';
import { Section } from '../ui/section.tsx';
import { CampaignTile } from './campaign-tile.tsx';
import { FeedLink } from './feed-link.tsx';
import { ListEnd, ListFilters } from './list-filters.tsx';
import { DateLine, PostCard } from './post-card.tsx';

const LEADING = 4;

/** The news hub: one large still and three rows, the newest campaigns, and every story by date. */
export function NewsHubSection({ group: { stories, campaigns } }: { group: NonNullable<PageLists['newsHub']> }) {
  const t = useText();
  const { year, tag, page } = stories.query;
  const isFront = year === null && tag === null && page === 1;
  const [lead, ...next] = isFront ? stories.items.slice(0, LEADING) : [];
  const others = lead ? stories.items.slice(LEADING) : stories.items;
  return (
    <div className="grid gap-y-section">
      {lead && <Leading lead={lead} next={next} />}
      {isFront && campaigns.length > 0 && (
        <Section
          title={t(m.news_campaigns)}
          action={
            <LocaleLink to="/news-campaigns" className={buttonVariants.underline}>
              <span>{t(m.campaigns_all)}</span>
            </LocaleLink>
          }
          flush
        >
          <ul className="grid gap-x-8 gap-y-10 md:grid-cols-3">
            {campaigns.map((campaign) => (
              <CampaignTile key={campaign.id} campaign={campaign} />
            ))}
          </ul>
        </Section>
      )}
      <div id="list" className="scroll-mt-28">
        <Section title={t(m.list_stories)} action={<FeedLink />} flush>
          <ListFilters list={stories} />
          <ul className="grid gap-x-8 gap-y-14 xs:grid-cols-2 lg:grid-cols-4">
            {others.map((post) => (
              <li key={post.id}>
                <PostCard post={post} />
              </li>
            ))}
          </ul>
          <ListEnd list={stories} />
        </Section>
      </div>
    </div>
  );
}

function Leading({ lead, next }: { lead: PostCardFragment; next: PostCardFragment[] }) {
  const t = useText();
  return (
    <section className="wrap grid gap-x-12 gap-y-10 lg:grid-cols-[7fr_5fr]" aria-label={t(m.news_latest)}>
      <article className="group relative">
        <Image
          media={lead.featuredImage?.node}
          alt=""
          width={960}
          height={640}
          sizes={`(min-width: 996px) 56vw, ${PHONE_SIZES}`}
          priority
          className="aspect-3/2 w-full object-cover"
        />
        <DateLine date={lead.date} className="mt-5 block" />
        <h2 className="mt-1 max-w-[18em] text-h2s">
          <LocaleLink
            to={`/blogs/${lead.slug}`}
            className="no-underline group-hover:text-ember after:absolute after:inset-0"
          >
            {lead.title}
          </LocaleLink>
        </h2>
        <RichText html={lead.excerpt} className="mt-3 max-w-[60ch] text-lead text-ink-2" />
      </article>
      <ul className="border-t-3 border-ink">
        {next.map((post) => (
          <li key={post.id} className="group relative grid grid-cols-[1fr_9rem] gap-x-6 border-b border-line py-6">
            <div>
              <DateLine date={post.date} />
              <h2 className="mt-1 text-h3">
                <LocaleLink
                  to={`/blogs/${post.slug}`}
                  className="no-underline group-hover:text-ember after:absolute after:inset-0"
                >
                  {post.title}
                </LocaleLink>
              </h2>
            </div>
            <Image
              media={post.featuredImage?.node}
              alt=""
              width={144}
              height={144}
              sizes="144px"
              className="aspect-square w-full object-cover"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
