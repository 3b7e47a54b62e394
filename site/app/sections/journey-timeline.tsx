import type { JourneyGroupFragment } from '../content/generated/graphql.ts';
import { Section } from '../ui/section.tsx';
import { StemLeaf } from './stem.tsx';

type Journey = NonNullable<JourneyGroupFragment['journey']>;

/** The journey (spec §3) on the stem: on wide screens a leaf at either side in turn, each beginning beside the one before. */
export function JourneyTimelineSection({ group }: { group: Journey }) {
  const milestones = (group.milestones ?? []).flatMap((one) => (one?.year || one?.achievement ? [one] : []));
  if (milestones.length === 0) return null;
  return (
    <Section title={group.heading} className="bg-mist">
      <ol className="journey stem grid gap-y-9 pt-2 pb-6 md:grid-cols-2 md:gap-y-6">
        {milestones.map((milestone, index) => {
          const side = index % 2 === 0 ? 'start' : 'end';
          return (
            <li
              key={`${milestone.year} ${milestone.achievement}`}
              className={`relative ps-18 ${side === 'start' ? 'md:ps-0 md:pe-20 md:text-end' : 'md:ps-20'}`}
            >
              <StemLeaf
                side={side}
                className={`stem-leaf absolute start-[0.4rem] -top-7 md:-top-4 ${side === 'start' ? 'md:start-auto md:-end-4.5' : 'md:-start-4.5'}`}
              />
              <p className="font-display text-h2s leading-none">{milestone.year}</p>
              <p
                className={`mt-2 max-w-[34ch] font-display text-h3 leading-[1.25] font-bold rtl:leading-[1.5] ${side === 'start' ? 'md:ms-auto' : ''}`}
              >
                {milestone.achievement}
              </p>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
