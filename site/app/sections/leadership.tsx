import { useId } from 'react';
import type { LeadershipGroupFragment } from '../content/generated/graphql.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Section } from '../ui/section.tsx';
import { type Person, PersonPortrait, PersonRow, PersonTile } from './person.tsx';

type Leadership = NonNullable<LeadershipGroupFragment['leadership']>;
type People = readonly (Person | null)[] | null | undefined;

const named = (people: People) => (people ?? []).flatMap((person) => (person?.name ? [person] : []));

/**
 * Founders, CEO, board and team (spec §3): a wall of monograms, then the board as rows; founders alone are beside their
 * story.
 */
export function LeadershipSection({ group }: { group: Partial<Leadership> }) {
  const t = useText();
  const founders = named(group.founders);
  const leaders = [...founders, ...named([group.ceo ?? null])];
  const board = named(group.board);
  const team = named(group.team);
  if (leaders.length + board.length + team.length === founders.length) {
    return founders.length > 0 ? (
      <Section title={t(m.people_founders, { count: founders.length })} flush>
        <ul className="grid gap-x-12 gap-y-12 lg:grid-cols-2">
          {founders.map((person) => (
            <PersonPortrait key={person.name} person={person} />
          ))}
        </ul>
      </Section>
    ) : null;
  }
  return (
    <div className="grid gap-y-section">
      <Wall title={t(m.people_leaders)} titleHidden people={leaders} />
      {board.length > 0 && (
        <Section title={t(m.people_board)} flush>
          <ul className="border-t-3 border-ink">
            {board.map((person) => (
              <PersonRow key={person.name} person={person} />
            ))}
          </ul>
        </Section>
      )}
      <Wall title={t(m.people_team)} people={team} />
    </div>
  );
}

/** Monograms from edge to edge, three in a row. */
function Wall({ title, titleHidden = false, people }: { title: string; titleHidden?: boolean; people: Person[] }) {
  const id = useId();
  if (people.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={titleHidden ? 'sr-only' : 'wrap mb-12 text-h2'}>
        {title}
      </h2>
      <ul className="opening-grid grid grid-flow-dense grid-cols-2 md:grid-cols-3">
        {people.map((person) => (
          <PersonTile key={person.name} person={person} sizes="(min-width: 769px) 34vw, 50vw" />
        ))}
      </ul>
    </section>
  );
}
