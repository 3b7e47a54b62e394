import type { PrinciplesGroupFragment } from '../content/generated/graphql.ts';
import { listBlocks } from '../content/pages/list-blocks.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Section } from '../ui/section.tsx';

type Principles = NonNullable<PrinciplesGroupFragment['principles']>;

/** The seven principles (spec §3) as numbered rows. */
export function PrinciplesSection({ group }: { group: Principles }) {
  const t = useText();
  const { principle1, principle2, principle3, principle4, principle5, principle6, principle7 } = group;
  const principles = listBlocks(principle1, principle2, principle3, principle4, principle5, principle6, principle7);
  if (principles.length === 0) return null;
  return (
    <Section title={t(m.principles_title)} flush>
      <ol className="border-t-3 border-ink">
        {principles.map((principle, index) => (
          <li
            key={principle.heading ?? principle.description}
            className="grid grid-cols-[3.5rem_1fr] items-baseline gap-x-4 gap-y-1 border-b border-line py-7 md:grid-cols-[8rem_5fr_6fr] md:gap-x-8"
          >
            <span className="row-span-2 font-display text-h2 leading-none md:row-span-1" aria-hidden="true">
              {index + 1}
            </span>
            {principle.heading && <h3 className="text-h3">{principle.heading}</h3>}
            <p className="max-w-[52ch] text-ink-2">{principle.description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
