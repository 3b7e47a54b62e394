import type { PostCardFragment } from '../content/generated/graphql.ts';
import type { DatedList } from '../content/pages/dated-list.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Section } from '../ui/section.tsx';
import { FeedLink } from './feed-link.tsx';
import { ListEnd, ListFilters } from './list-filters.tsx';
import { PostRow } from './post-card.tsx';

/** Press releases as rows by date, without pictures (art direction 5). */
export function PressListSection({ group }: { group: DatedList<PostCardFragment> }) {
  const t = useText();
  return (
    <div id="list" className="scroll-mt-28">
      <Section title={t(m.list_releases)} action={<FeedLink />} flush>
        <ListFilters list={group} />
        {group.items.length > 0 && (
          <ul className="border-t-3 border-ink">
            {group.items.map((post) => (
              <PostRow key={post.id} post={post} />
            ))}
          </ul>
        )}
        <ListEnd list={group} />
      </Section>
    </div>
  );
}
