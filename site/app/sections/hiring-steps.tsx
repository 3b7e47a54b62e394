import type { HiringProcessGroupFragment } from '../content/generated/graphql.ts';
import { listBlocks } from '../content/pages/list-blocks.ts';
import { Image } from '../ui/image.tsx';
import { StemLeaf } from './stem.tsx';

type HiringProcess = NonNullable<HiringProcessGroupFragment['hiringProcess']>;

/** The five hiring steps (spec §2, §3) on the stem: a still on one side, the text on the other. */
export function HiringStepsSection({ group }: { group: HiringProcess }) {
  const steps = listBlocks(group.step1, group.step2, group.step3, group.step4, group.step5);
  if (steps.length === 0) return null;
  return (
    <div className="wrap">
      <ol className="stem grid gap-y-14 pb-8 md:gap-y-20">
        {steps.map((step, index) => {
          const isFlipped = index % 2 === 1;
          return (
            <li
              key={step.heading ?? step.description}
              className="relative grid gap-y-5 ps-16 md:grid-cols-2 md:items-center md:gap-x-40 md:ps-0"
            >
              <StemLeaf
                side={isFlipped ? 'start' : 'end'}
                className="absolute start-[0.4rem] top-1 md:top-[calc(50%-5.5rem)] md:start-[calc(50%-1.125rem)]"
              />
              <span
                className="absolute start-0 top-14 grid size-11.5 place-items-center bg-ink font-display text-h3 leading-none text-white md:top-[calc(50%-2.5rem)] md:start-[calc(50%-2.5rem)] md:size-20 md:text-h2s"
                aria-hidden="true"
              >
                {index + 1}
              </span>
              <Image
                media={step.image?.node}
                alt=""
                width={640}
                height={427}
                sizes="(min-width: 769px) 40vw, 90vw"
                className={`aspect-3/2 w-full object-cover ${isFlipped ? 'md:order-2' : ''}`}
              />
              <div className={isFlipped ? 'md:justify-self-end md:text-end' : ''}>
                {step.heading && <h2 className="text-h2s">{step.heading}</h2>}
                <p className="mt-3 max-w-[44ch] text-lead text-ink-2">{step.description}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
