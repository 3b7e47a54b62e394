/** What a visitor may do next on a walk. */
import {
  connect,
  filter,
  follow,
  followMenu,
  openMenu,
  scroll,
  search,
  slowDown,
  switchCountry,
  switchLanguage,
  travel,
  type Walk,
} from './walk-moves.ts';

type Step = {
  name: string;
  /** How often it is drawn, among the others. */
  weight: number;
  isPossible?: (walk: Walk) => boolean;
  take: (walk: Walk) => Promise<unknown>;
  /** Whether it may lead into another country or language. */
  isElsewhere?: true;
};

/** Links that stay in this window and on this site. */
const LINKS = 'a[href^="/"]:not([target],[download],[data-language],[href^="/media/"],[href$=".xml"],[href*="#"])';

const isOnline = (walk: Walk) => walk.isOnline;

export const STEPS: readonly Step[] = [
  { name: 'a link', weight: 8, take: (walk) => follow(walk, walk.page.locator(`main ${LINKS}`)) },
  {
    name: 'a link of the shell',
    weight: 3,
    take: (walk) => follow(walk, walk.page.locator(`header ${LINKS},footer ${LINKS}`)),
  },
  { name: 'a link of a menu', weight: 2, take: (walk) => followMenu(walk, LINKS) },
  { name: 'scroll', weight: 4, take: scroll },
  { name: 'a key', weight: 1, take: ({ page }) => page.keyboard.press('Shift') },
  { name: 'a menu', weight: 2, take: openMenu },
  { name: 'back', weight: 4, take: (walk) => travel(walk, 'back'), isElsewhere: true },
  { name: 'forward', weight: 2, take: (walk) => travel(walk, 'forward'), isElsewhere: true },
  { name: 'search', weight: 2, isPossible: isOnline, take: search },
  { name: 'filter', weight: 2, isPossible: isOnline, take: filter },
  { name: 'country', weight: 1, isPossible: isOnline, take: switchCountry, isElsewhere: true },
  { name: 'language', weight: 1, isPossible: isOnline, take: switchLanguage, isElsewhere: true },
  { name: 'offline', weight: 1, isPossible: isOnline, take: (walk) => connect(walk, false) },
  { name: 'online', weight: 6, isPossible: (walk) => !walk.isOnline, take: (walk) => connect(walk, true) },
  { name: 'slow', weight: 1, isPossible: (walk) => !walk.isSlow, take: (walk) => slowDown(walk, true) },
  { name: 'fast', weight: 6, isPossible: (walk) => walk.isSlow, take: (walk) => slowDown(walk, false) },
];
