import type { PageLists } from '../content/pages/page-lists.ts';
import { LocaleLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { BUTTON_VARIANTS } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { CampaignTile } from './campaign-tile.tsx';
import { FeedLink } from './feed-link.tsx';
import { LeadingStories } from './leading-stories.tsx';
import { ListEnd, ListFilters } from './list-filters.tsx';
import { PostCard } from './post-card.tsx';

const LEADING = 4;

/** The news hub: one large still and three rows, the newest campaigns, and all stories by date. */
export function NewsHubSection({ group: { stories, campaigns } }: { group: NonNullable<PageLists['newsHub']> }) {
  const t = useText();
  const { year, tag, page } = stories.query;
  const isFront = year === null && tag === null && page === 1;
  const others = isFront ? stories.items.slice(LEADING) : stories.items;
  return (
    <div className="grid gap-y-section">
      {isFront && (
        <section className="wrap" aria-label={t(m.news_latest)}>
          <LeadingStories stories={stories.items.slice(0, LEADING)} as="h2" priority />
        </section>
      )}
      {isFront && campaigns.length > 0 && (
        <Section
          title={t(m.news_campaigns)}
          action={
            <LocaleLink to="/news-campaigns" className={BUTTON_VARIANTS.underline}>
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
