/**
 * `npm run screenshots [-- origin]`: takes pictures of a running site, .data/screenshots/{page}-{language}-{width}.webp.
 * With `--docs`, retakes those in docs/screenshots/; with `--app`, those that the web manifest shows, of a window's size.
 */
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { defaultCountry } from '../../contract/countries.ts';
import { type LanguageCode, languageCodes } from '../../contract/languages.ts';
import { buildPath } from '../app/locale/path.ts';
import { company } from '../company.ts';

const OPTIONS = { docs: { type: 'boolean' }, app: { type: 'boolean' } } as const;
const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
const [origin = 'http://127.0.0.1:3000'] = positionals;
const COMMITTED = values.docs ? 'docs/screenshots' : values.app ? 'site/public/screenshots' : null;
const FOLDER = COMMITTED ?? '.data/screenshots';
const WIDTHS = [1440, 1024, 390] as const;
const MOBILE = 768;
/** Further down, pages only repeat what is above. */
const MAX_HEIGHT = 7000;
/** The part shown of a page of a family: its opening and its first sections. */
const OPENING = 2400;
const QUALITY = 60;

type Shot = {
  name: string;
  path: string;
  /** The whole page, up to this many pixels; the window if unset. */
  upTo?: number;
  open?: (page: Page) => Promise<void>;
  on?: 'wide' | 'narrow';
};

/** One page of each family of the catalogue and the company, by its name. */
const FAMILIES: Record<string, string> = {
  collection: '/collections/tarwa/hair-oil',
  ingredients: '/ingredients',
  catalogs: '/catalogs',
  search: '/search?key=amla',
  'our-story': '/our-story',
  leadership: '/our-leadership',
  responsibility: '/our-responsibility',
  investors: '/investor-relations',
  nature: '/nature-and-me',
  news: '/news-and-media',
  campaigns: '/news-campaigns',
  'press-releases': '/news-press-releases',
  'health-hub': `/news-${company.slug}-health-hub`,
  article: '/blogs/how-to-read-a-label',
  careers: '/careers/join-us',
  job: '/careers/graduate-programme',
  hiring: '/how-we-hire',
  life: `/life-at-${company.slug}`,
  distribution: '/distribution',
  enquiry: '/general-enquiry',
  legal: '/disclaimer',
};

const SHOTS: readonly Shot[] = [
  { name: 'home', path: '', upTo: MAX_HEIGHT },
  { name: 'brands', path: '/brands', upTo: MAX_HEIGHT },
  { name: 'brand', path: '/brands/qirmiz', upTo: MAX_HEIGHT },
  { name: 'listing', path: '/plp' },
  { name: 'product-type', path: '/hair-care' },
  { name: 'product', path: '/product/tarwa-amla-hair-oil', upTo: MAX_HEIGHT },
  { name: 'not-found', path: '/nothing-here' },
  {
    name: 'mega-menu',
    path: '',
    on: 'wide',
    open: (page) => page.locator('header nav > ul > li:nth-child(2) > a').first().hover(),
  },
  { name: 'drawer', path: '', on: 'narrow', open: (page) => openPanel(page, 'menu-drawer') },
  { name: 'country-dialog', path: '', open: (page) => openPanel(page, 'country-dialog') },
  { name: 'search-drawer', path: '', open: (page) => openPanel(page, 'search-drawer') },
  ...Object.entries(FAMILIES).map(([name, path]) => ({ name, path, upTo: OPENING })),
];

await mkdir(FOLDER, { recursive: true });
const committed = COMMITTED ? await readdir(COMMITTED) : null;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const width of WIDTHS) {
    const isNarrow = width <= MOBILE;
    const context = await browser.newContext({
      viewport: { width, height: isNarrow ? 844 : 900 },
      isMobile: isNarrow,
      hasTouch: isNarrow,
      // Slides stand still.
      reducedMotion: 'reduce',
    });
    await context.addCookies([{ name: 'CookiePolicy', value: 'CookieAccepted', url: origin }]);
    for (const shot of SHOTS) {
      if (shot.on && shot.on !== (isNarrow ? 'narrow' : 'wide')) continue;
      if (shot.upTo === OPENING && width === 1024) continue;
      for (const language of languageCodes) await take(context, shot, language, width);
    }
    await context.close();
  }
} finally {
  await browser.close();
}

async function take(context: BrowserContext, shot: Shot, language: LanguageCode, width: number) {
  const name = `${shot.name}-${language}-${width}.webp`;
  if (committed && !committed.includes(name)) return;
  const page = await context.newPage();
  await page.goto(`${origin}${buildPath({ country: defaultCountry, language, pagePath: shot.path })}`);
  const upTo = values.app ? undefined : shot.upTo;
  if (upTo) await scrollThrough(page);
  await shot.open?.(page);
  // Pictures of menus fade in for 500 ms.
  await page.waitForTimeout(800);
  const picture = await page.screenshot({ fullPage: upTo !== undefined });
  await page.close();
  const { height = 0 } = await sharp(picture).metadata();
  const file = join(FOLDER, name);
  const { size } = await sharp(picture)
    .extract({ left: 0, top: 0, width, height: Math.min(height, upTo ?? height) })
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(file);
  process.stdout.write(`${file} ${Math.round(size / 1000)} kB\n`);
}

async function openPanel(page: Page, id: string) {
  await page.locator(`[popovertarget=${id}]`).first().click();
}

/** Pictures load as they come into view. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    for (const box of document.querySelectorAll<HTMLElement>('summary, li')) box.style.contentVisibility = 'visible';
    const missing = [...document.images].filter((image) => {
      const { left, right } = image.getBoundingClientRect();
      return !image.complete && image.checkVisibility() && right > 0 && left < innerWidth;
    });
    await Promise.all(missing.map((image) => new Promise((resolve) => image.addEventListener('load', resolve))));
    scrollTo(0, 0);
  });
}
