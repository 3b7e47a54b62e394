import type { HomePageQuery } from '../content/generated/graphql.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Disclosure } from '../ui/disclosure.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Section } from '../ui/section.tsx';

type Award = NonNullable<HomePageQuery['awards']>['nodes'][number];

/** On phones a row is half a screen. */
const SHOWN = 4;

/** The newest awards as rows: year, title, reason. All but the first fold. */
export function AwardsSection({ awards }: { awards: Award[] }) {
  const t = useText();
  if (awards.length === 0) return null;
  return (
    <Section title={t(m.home_awards)}>
      <div className="border-t-3 border-ink">
        <Rows awards={awards.slice(0, SHOWN)} />
        {awards.length > SHOWN && (
          <Disclosure summary={t(m.home_all_awards)}>
            <Rows awards={awards.slice(SHOWN)} />
          </Disclosure>
        )}
      </div>
    </Section>
  );
}

function Rows({ awards }: { awards: Award[] }) {
  return (
    <ul>
      {awards.map((award) => (
        <li
          key={award.id}
          className="grid grid-cols-[4rem_1fr] items-baseline gap-x-6 gap-y-1 border-b border-line py-4 md:py-6 md:grid-cols-[8rem_1fr_1fr]"
        >
          <time dateTime={award.date?.slice(0, 10)} className="font-display text-[1.75rem] leading-none">
            {award.date?.slice(0, 4)}
          </time>
          <h3 className="text-h3">{award.title}</h3>
          <RichText html={award.content} className="text-ink-2 max-md:col-start-2" />
        </li>
      ))}
    </ul>
  );
}
