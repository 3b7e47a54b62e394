import type { CorporateResponsibilityGroupFragment } from '../content/generated/graphql.ts';
import { listBlocks } from '../content/pages/list-blocks.ts';
import { ContentLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { BUTTON_VARIANTS } from '../ui/button.tsx';
import { SplitRoom } from './split-room.tsx';

type CorporateResponsibility = NonNullable<CorporateResponsibilityGroupFragment['corporateResponsibility']>;

const WALLS = ['bg-grove', 'bg-water', 'bg-clay', 'bg-dusk'] as const;

/** The four areas of responsibility (spec §3) as full rooms, the words at alternating sides. */
export function ResponsibilityRoomsSection({ group }: { group: CorporateResponsibility }) {
  const t = useText();
  const items = listBlocks(group.item1, group.item2, group.item3, group.item4);
  if (items.length === 0) return null;
  return (
    <section data-bleed aria-labelledby={group.heading ? 'responsibility-rooms' : undefined}>
      {group.heading && (
        <h2 id="responsibility-rooms" className="wrap mb-12 text-h2">
          {group.heading}
        </h2>
      )}
      {items.map((item, index) => (
        <SplitRoom
          key={item.heading ?? item.description}
          image={item.image?.node}
          wall={WALLS[index % WALLS.length] ?? ''}
          isFlipped={index % 2 === 1}
        >
          {item.heading && <h3 className="max-w-[12em] text-h2s">{item.heading}</h3>}
          <p className="mt-4 max-w-[46ch] text-lead">{item.description}</p>
          {item.link && (
            <ContentLink to={item.link} className={`${BUTTON_VARIANTS.underline} mt-4`}>
              <span>
                {t(m.nature_read_more)}
                <span className="sr-only">: {item.heading}</span>
              </span>
            </ContentLink>
          )}
        </SplitRoom>
      ))}
    </section>
  );
}
