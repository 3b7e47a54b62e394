import type { JourneyGroupFragment } from '../content/generated/graphql.ts';
import { Section } from '../ui/section.tsx';
import { StemLeaf } from './stem.tsx';

type Journey = NonNullable<JourneyGroupFragment['journey']>;

/** The journey (spec §3) on the stem: years on the axis, achievements on alternating sides. */
export function JourneyTimelineSection({ group }: { group: Journey }) {
  const milestones = (group.milestones ?? []).flatMap((one) => (one?.year || one?.achievement ? [one] : []));
  if (milestones.length === 0) return null;
  return (
    <Section title={group.heading} className="bg-mist">
      <ol className="stem grid gap-y-9 pt-2 pb-6 md:gap-y-0">
        {milestones.map((milestone, index) => {
          const side = index % 2 === 0 ? 'start' : 'end';
          return (
            <li
              key={`${milestone.year} ${milestone.achievement}`}
              className="relative grid gap-x-10 ps-16 md:min-h-30 md:grid-cols-[1fr_auto_1fr] md:items-center md:ps-0"
            >
              <StemLeaf
                side={side}
                className="stem-leaf absolute start-[0.4rem] -top-7 md:top-auto md:bottom-[calc(50%+1.75rem)] md:start-[calc(50%-1.125rem)]"
              />
              <p className="relative w-fit font-display text-h2s leading-none md:order-2 md:bg-mist md:px-3 md:py-2">
                {milestone.year}
              </p>
              <p
                className={`mt-2 max-w-[30ch] font-display text-h3 leading-[1.25] font-bold rtl:leading-[1.5] md:mt-0 ${side === 'start' ? 'md:order-1 md:justify-self-end md:text-end' : 'md:order-3'}`}
              >
                {milestone.achievement}
              </p>
              <span className={`hidden md:block ${side === 'start' ? 'md:order-3' : 'md:order-1'}`} />
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
