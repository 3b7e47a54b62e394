import type { CampaignCardFragment } from '../content/generated/graphql.ts';
import { LocaleLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { BUTTON_VARIANTS } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { CampaignTile } from './campaign-tile.tsx';

/** The newest campaigns, below a page. */
export function NewestCampaignsSection({ group }: { group: CampaignCardFragment[] }) {
  const t = useText();
  if (group.length === 0) return null;
  return (
    <Section
      title={t(m.campaigns_newest)}
      action={
        <LocaleLink to="/news-campaigns" className={BUTTON_VARIANTS.underline}>
          <span>{t(m.campaigns_all)}</span>
        </LocaleLink>
      }
      flush
    >
      <ul className="grid gap-x-8 gap-y-12 xs:grid-cols-2 md:grid-cols-3">
        {group.map((campaign) => (
          <CampaignTile key={campaign.id} campaign={campaign} />
        ))}
      </ul>
    </Section>
  );
}
