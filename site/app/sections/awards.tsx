import type { HomePageQuery } from '../content/generated/graphql.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Disclosure } from '../ui/disclosure.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Section } from '../ui/section.tsx';
import { SideRow } from '../ui/side-row.tsx';

type Award = NonNullable<HomePageQuery['awards']>['nodes'][number];

/** On phones they are a row that scrolls sideways. */
const SHOWN = 4;

/** The newest awards as rows: year, title, reason. All but the first fold. */
export function AwardsSection({ awards }: { awards: Award[] }) {
  const t = useText();
  if (awards.length === 0) return null;
  return (
    <Section title={t(m.home_awards)}>
      <div className="border-t-3 border-ink">
        <SideRow className="gap-y-0!">
          <Rows awards={awards.slice(0, SHOWN)} />
        </SideRow>
        {awards.length > SHOWN && (
          <Disclosure summary={t(m.home_all_awards)}>
            <ul>
              <Rows awards={awards.slice(SHOWN)} />
            </ul>
          </Disclosure>
        )}
      </div>
    </Section>
  );
}

function Rows({ awards }: { awards: Award[] }) {
  return awards.map((award) => (
    <li key={award.id} className="award">
      <time>{award.date?.slice(0, 4)}</time>
      <h3 className="text-h3">{award.title}</h3>
      <RichText html={award.content} className="text-ink-2" />
    </li>
  ));
}
