import type { PostCardFragment } from '../content/generated/graphql.ts';
import type { DatedList } from '../content/pages/dated-list.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Section } from '../ui/section.tsx';
import { FeedLink } from './feed-link.tsx';
import { ListEnd, ListFilters } from './list-filters.tsx';
import { PostCard } from './post-card.tsx';

/** The health hub as cards numbered from its oldest article, so that numbers stay. */
export function HealthHubSection({ group }: { group: DatedList<PostCardFragment> }) {
  const t = useText();
  return (
    <div id="list" className="scroll-mt-28">
      <Section title={t(m.list_articles)} action={<FeedLink />} flush>
        <ListFilters list={group} />
        <ul className="grid gap-x-8 gap-y-14 xs:grid-cols-2 lg:grid-cols-3">
          {group.items.map((post) => (
            <li key={post.id}>
              <PostCard post={post} kicker={t(m.remedy_number, { n: group.numbers[post.id] ?? 0 })} />
            </li>
          ))}
        </ul>
        <ListEnd list={group} />
      </Section>
    </div>
  );
}
