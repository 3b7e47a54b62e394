import fc from 'fast-check';
import { createRandom } from '../../../contract/random.ts';
import * as fields from '../content/cleaning/fields.ts';
import { hostileAddress, hostileDate, hostileText } from './hostile-text.ts';

/** Draws a whole number from 0 to `below`, seeded. */
export type Draw = (below: number) => number;

/** Creates a seeded generator of numbers. */
export function createDraw(seed: number): Draw {
  const random = createRandom(seed);
  return (below) => (random() * 2 ** 32) % below;
}

/** Values of every type, for fields of any other. */
const WRONG: readonly unknown[] = [
  0,
  -1,
  1e308,
  'text',
  '',
  true,
  false,
  [],
  [[]],
  [null],
  ['<script>alert(1)</script>'],
  {},
  { nodes: null },
  { nodes: [null] },
  { nodes: {} },
  { node: 7 },
  { __typename: 'Nothing' },
];

type Slot = { holder: Record<string, unknown>; name: string };

/**
 * Creates the mutator of answers: what a field may hold by the contract, however strange, and one time in four what it
 * may not. The names of fields say what they hold (`cleaning/fields.ts`).
 */
export function createMutator(seed: number) {
  const pool = (arbitrary: fc.Arbitrary<string>) => fc.sample(arbitrary, { numRuns: 100, seed });
  const [texts, addresses, dates] = [pool(hostileText), pool(hostileAddress), pool(hostileDate)];

  function findPossible(name: string, value: unknown, draw: Draw): readonly unknown[] {
    if (Array.isArray(value)) return [[], [null], [...value, ...value, null], value.slice(draw(value.length + 1))];
    if (fields.CONNECTION_FIELDS.has(name)) return [null, { nodes: [] }, { nodes: [null], pageInfo: null }];
    if (fields.NUMBER_FIELDS.has(name)) return [null, 0, -1, 2 ** 31];
    if (fields.FLAG_FIELDS.has(name)) return [null, value !== true];
    if (fields.LINK_FIELDS.has(name) || fields.MEDIA_FIELDS.has(name)) return [null, pick(addresses, draw), ''];
    if (/date|^modified/i.test(name)) return [null, pick(dates, draw)];
    if (typeof value === 'string') return [null, pick(texts, draw), pick(texts, draw), draw(9)];
    return [null];
  }

  /** Changes one to four fields of an answer, in place; returns how many. */
  return function mutate(data: Record<string, unknown>, draw: Draw): number {
    const slots: Slot[] = [];
    collect(data, slots);
    const times = Math.min(slots.length, 1 + draw(4));
    for (let time = 0; time < times; time += 1) {
      const { holder, name } = pick(slots, draw);
      // An endless list is not an answer.
      if (name === 'hasNextPage') continue;
      if (draw(12) === 0) delete holder[name];
      else holder[name] = structuredClone(pick(draw(4) === 0 ? WRONG : findPossible(name, holder[name], draw), draw));
    }
    return times;
  };
}

function pick<Value>(values: readonly Value[], draw: Draw): Value {
  return values[draw(values.length)] as Value;
}

function collect(value: unknown, slots: Slot[]): void {
  if (Array.isArray(value)) for (const one of value) collect(one, slots);
  else if (typeof value === 'object' && value !== null) {
    const holder = value as Record<string, unknown>;
    for (const name of Object.keys(holder)) {
      slots.push({ holder, name });
      collect(holder[name], slots);
    }
  }
}
