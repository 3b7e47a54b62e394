/**
 * The order of mixed text, after the Unicode bidirectional algorithm (UAX 9) without explicit embeddings:
 * rules W1–W7, N0–N2, I1–I2 and L2. HarfBuzz shapes runs of one direction and leaves this to its caller.
 */
export type Direction = 'ltr' | 'rtl';

type BidiClass = 'L' | 'R' | 'AL' | 'EN' | 'AN' | 'ES' | 'ET' | 'CS' | 'NSM' | 'WS' | 'ON';

const CLASSES: readonly (readonly [BidiClass, RegExp])[] = [
  ['NSM', /\p{Mn}|\p{Me}|[\u200c\u200d]/u],
  ['AN', /[\u0660-\u0669\u066b\u066c]/],
  ['ET', /[#$%°\u066a\p{Sc}]/u],
  ['AL', /\p{Script=Arabic}|[\u061b\u061f]/u],
  ['R', /\p{Script=Hebrew}|\u200f/u],
  ['EN', /[0-9\u00b2\u00b3\u00b9]/],
  ['ES', /[+\u2212-]/],
  ['CS', /[,./:\u00a0\u060c]/],
  ['WS', /\s/],
  ['L', /\p{L}|\p{N}|\u200e/u],
];

function classOf(character: string): BidiClass {
  return CLASSES.find(([, pattern]) => pattern.test(character))?.[0] ?? 'ON';
}

const isNeutral = (type: BidiClass) =>
  type === 'WS' || type === 'ON' || type === 'ES' || type === 'ET' || type === 'CS';

/** W1–W7: what numbers, their separators and marks count as, between the strong letters round them. */
function resolveWeak(types: BidiClass[], base: Direction): void {
  const start: BidiClass = base === 'rtl' ? 'R' : 'L';
  let previous: BidiClass = start;
  let strong: BidiClass = start;
  types.forEach((type, index) => {
    if (type === 'NSM') types[index] = previous;
    else if (type === 'L' || type === 'R' || type === 'AL') strong = type;
    else if (type === 'EN' && strong === 'AL') types[index] = 'AN';
    previous = types[index] ?? type;
  });
  types.forEach((type, index) => {
    const [before, after] = [types[index - 1], types[index + 1]];
    if (type === 'AL') types[index] = 'R';
    else if (before === 'EN' && after === 'EN' && (type === 'ES' || type === 'CS')) types[index] = 'EN';
    else if (before === 'AN' && after === 'AN' && type === 'CS') types[index] = 'AN';
  });
  for (let index = 0; index < types.length; index++) {
    if (types[index] !== 'ET') continue;
    let end = index;
    while (types[end] === 'ET') end++;
    const besideNumber = types[index - 1] === 'EN' || types[end] === 'EN';
    types.fill(besideNumber ? 'EN' : 'ON', index, end);
    index = end;
  }
  strong = start;
  types.forEach((type, index) => {
    if (type === 'L' || type === 'R') strong = type;
    else if (type === 'EN' && strong === 'L') types[index] = 'L';
  });
}

const CLOSING: Record<string, string> = { '(': ')', '[': ']', '{': '}' };

/** The places of matching brackets, in the order they open (BD16). */
function findPairs(characters: readonly string[]): [opening: number, closing: number][] {
  const open: { closing: string; index: number }[] = [];
  const pairs: [number, number][] = [];
  for (const [index, character] of characters.entries()) {
    const closing = CLOSING[character];
    if (closing) {
      open.push({ closing, index });
      continue;
    }
    const match = open.findLastIndex((other) => other.closing === character);
    const opening = open[match];
    if (opening) {
      open.length = match;
      pairs.push([opening.index, index]);
    }
  }
  return pairs.sort(([one], [other]) => one - other);
}

const strongOf = (type: BidiClass | undefined): 'L' | 'R' | undefined =>
  type === 'L' ? 'L' : type === 'R' || type === 'EN' || type === 'AN' ? 'R' : undefined;

/** N0: brackets take one direction, that of the paragraph when anything inside has it. */
function resolveBrackets(characters: readonly string[], types: BidiClass[], base: Direction): void {
  const own = base === 'rtl' ? 'R' : 'L';
  for (const [opening, closing] of findPairs(characters)) {
    const inside = types.slice(opening + 1, closing).map(strongOf);
    const before =
      types
        .slice(0, opening)
        .map(strongOf)
        .findLast((type) => type !== undefined) ?? own;
    const other = inside.find((type) => type !== undefined && type !== own);
    if (other === undefined && !inside.includes(own)) continue;
    const side = inside.includes(own) || before === own ? own : (other ?? own);
    types[opening] = side;
    types[closing] = side;
  }
}

/** N1–N2: spaces and punctuation go with their neighbours where these agree, else with the paragraph. */
function resolveNeutral(types: BidiClass[], base: Direction): void {
  const own: BidiClass = base === 'rtl' ? 'R' : 'L';
  const sideOf = (type: BidiClass | undefined): BidiClass =>
    type === undefined ? own : type === 'EN' || type === 'AN' ? 'R' : type;
  for (let index = 0; index < types.length; index++) {
    if (!isNeutral(types[index] ?? 'ON')) continue;
    let end = index;
    while (end < types.length && isNeutral(types[end] ?? 'ON')) end++;
    const [before, after] = [sideOf(types[index - 1]), sideOf(types[end])];
    types.fill(before === after ? before : own, index, end);
    index = end;
  }
}

/**
 * Takes the characters of a paragraph and its direction, gives the embedding level of each: even reads left to right,
 * odd right to left, numbers in Arabic are 2: `زيت 300 مل` → `1 1 1 1 2 2 2 1 1 1`.
 */
export function resolveLevels(characters: readonly string[], base: Direction): number[] {
  const types = characters.map(classOf);
  resolveWeak(types, base);
  resolveBrackets(characters, types, base);
  resolveNeutral(types, base);
  return types.map((type) => {
    if (base === 'ltr') return type === 'R' ? 1 : type === 'EN' || type === 'AN' ? 2 : 0;
    return type === 'R' ? 1 : 2;
  });
}

/** Takes the runs of a line in reading order, gives them in the order they stand from left to right (L2). */
export function orderRuns<Run extends { level: number }>(runs: readonly Run[]): Run[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...ordered.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    for (let start = 0; start < ordered.length; start++) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end++;
      if (end - start > 1) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  }
  return ordered;
}
