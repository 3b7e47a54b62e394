import { buildSearchPath } from '../../site/app/search/search-query.ts';
import type { Random } from '../../site/script/random.ts';
import type { AskOptions } from './ask.ts';
import { buildNotice } from './notice.ts';
import { dataOf, type World } from './world.ts';

type DrawnRequest = AskOptions & { path: string; kind: string; statuses: readonly number[] };

const BROWSER = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en' };
const WORDS = ['oil', 'hair', 'shampoo', 'زيت', 'صابون', 'cream', 'amla', 'hnna', 'toothpast', 'gift'];

type Draw = (random: Random, world: World) => Omit<DrawnRequest, 'kind'>;

/** Picks a few pages often, and most of them seldom. */
function pickPage(random: Random, pages: readonly string[]): string {
  return pages[Math.floor(pages.length * random.next() ** 2)] ?? '/';
}

const read = (path: string, statuses = [200], headers: AskOptions['headers'] = BROWSER) => ({
  path,
  headers,
  statuses,
});
const prefixOf = (path: string) => /^(?:\/(?:ar|en))?\/[a-z]{2,3}(?=\/|$)/.exec(path)?.[0] ?? '/uae';

const searchFor = (path: string, words: string) => prefixOf(path) + buildSearchPath({ key: words });

/** Lists common searches in each locale of some pages. */
export function listCommonSearches(pages: readonly string[]): string[] {
  return [...new Set(pages.flatMap((path) => WORDS.map((word) => searchFor(path, word))))];
}

/** The share of each kind among a hundred requests, and what it asks for. 503 is the answer of a full queue. */
const KINDS: Record<string, [share: number, draw: Draw]> = {
  page: [50, (random, { pages }) => read(pickPage(random, pages))],
  'page, gzip': [3, (random, { pages }) => read(pickPage(random, pages), [200], { 'accept-encoding': 'gzip' })],
  'page, plain': [1, (random, { pages }) => read(pickPage(random, pages), [200], {})],
  'data of a page': [12, (random, { pages }) => read(dataOf(pickPage(random, pages)))],
  picture: [10, (random, { pictures }) => read(random.pick(pictures))],
  'deferred script': [8, (random, { deferred }) => read(random.pick(deferred))],
  filter: [
    6,
    (random, { pages }) => {
      const query = random.pick(['sort=name', 'sort=newest', `page=${1 + random.below(9)}`, `tag=${random.word(6)}`]);
      // A page beyond the last leads to the last.
      return read(`${prefixOf(pickPage(random, pages))}/plp?${query}`, [200, 302]);
    },
  ],
  search: [
    3,
    (random, { pages }) => {
      const words = `${random.pick(WORDS)} ${random.below(3) === 0 ? random.word(5) : ''}`.trim();
      return read(searchFor(pickPage(random, pages), words), [200, 503]);
    },
  ],
  missing: [
    4,
    (random, { pages }) =>
      read(`${pickPage(random, pages).replace(/\/$/, '')}/${random.word(8)}`, [301, 302, 307, 308, 404]),
  ],
  'unknown query': [2, (random, { pages }) => read(`${pickPage(random, pages)}?utm_source=${random.word(12)}`)],
  notice: [0.1, (random) => buildNotice(random)],
};

/** Draws the next request by the shares of the kinds. */
export function drawRequest(random: Random, world: World): DrawnRequest {
  const total = Object.values(KINDS).reduce((sum, [share]) => sum + share, 0);
  let place = random.next() * total;
  for (const [kind, [share, draw]] of Object.entries(KINDS)) {
    place -= share;
    if (place < 0) return { kind, ...draw(random, world) };
  }
  return { kind: 'page', ...read('/') };
}
