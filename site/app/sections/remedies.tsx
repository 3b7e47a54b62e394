import { listBlocks } from '../content/pages/list-blocks.ts';
import type { PageGroups } from '../content/pages/page-lists.ts';
import { Section } from '../ui/section.tsx';
import { TraditionRow } from './tradition-row.tsx';

type HomeRemedies = NonNullable<PageGroups['homeRemedies']>;

/** Home remedies (spec §3) as numbered recipe cards. */
export function HomeRemediesSection({ group }: { group: HomeRemedies }) {
  const remedies = listBlocks(...(group.remedies ?? []));
  if (remedies.length === 0) return null;
  return (
    <Section title={group.heading} flush>
      <ol className="grid gap-x-12 border-t-3 border-ink lg:grid-cols-2">
        {remedies.map((remedy, index) => (
          <li key={remedy.heading ?? remedy.description} className="border-b border-line py-6">
            <TraditionRow
              number={index + 1}
              heading={remedy.heading}
              description={remedy.description}
              image={remedy.image?.node}
              paper={group.papers?.[remedy.image?.node.mediaItemUrl ?? '']}
            />
          </li>
        ))}
      </ol>
    </Section>
  );
}
