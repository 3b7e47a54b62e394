import type { CampaignCardFragment } from '../content/generated/graphql.ts';
import type { DatedList } from '../content/pages/dated-list.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { RichText } from '../ui/rich-text.tsx';
import { Section } from '../ui/section.tsx';
import { CampaignFilm } from './film.tsx';
import { ListEnd, ListFilters } from './list-filters.tsx';
import { DateLine } from './post-card.tsx';

/** Campaigns as two columns of stills with text; videos play in place (art direction 5). */
export function CampaignListSection({ group }: { group: DatedList<CampaignCardFragment> }) {
  const t = useText();
  return (
    <div id="list" className="scroll-mt-28">
      <Section title={t(m.list_campaigns)} flush>
        <ListFilters list={group} />
        <ul className="grid gap-x-12 gap-y-16 md:grid-cols-2">
          {group.items.map((campaign) => (
            <li key={campaign.id} id={campaign.slug ?? undefined} className="scroll-mt-32">
              <CampaignFilm campaign={campaign} />
              <DateLine date={campaign.date} className="mt-5 block" />
              <h3 className="mt-1 text-h2s">{campaign.title}</h3>
              <RichText html={campaign.content} className="mt-3 max-w-[60ch] text-ink-2" />
            </li>
          ))}
        </ul>
        <ListEnd list={group} />
      </Section>
    </div>
  );
}
