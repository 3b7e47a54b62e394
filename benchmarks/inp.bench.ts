/**
 * How soon a phone slowed down four times responds to a tap (INP): menu, filter, size, search and gallery of a running
 * site, in both languages, after hydration. Run: node benchmarks/inp.bench.ts [origin] [times each]
 */
import { type Browser, chromium, devices, type Page } from '@playwright/test';
import { hydrate } from '../site/e2e/hydration.ts';
import { findMedian } from './figures.ts';

const [origin = 'http://127.0.0.1:3000', times = '7'] = process.argv.slice(2);
const SLOWDOWN = 4;
/** The gate in milliseconds, on an otherwise idle machine. */
const MAX_MS = 100;

type Interaction = { path: string; prepare?: (page: Page) => Promise<void>; act: (page: Page) => Promise<void> };

/** A page with one button: the cost of a tap that does next to nothing. */
const PLAIN = 'data:text/html,<h1>0</h1><button onclick="this.previousElementSibling.append(0)">add</button>';

const INTERACTIONS: Record<string, Interaction> = {
  plain: { path: PLAIN, act: (page) => page.getByRole('button').tap() },
  ...inLocale('English', '/uae', 'amla'),
  ...inLocale('Arabic', '/ar/ksa', 'زيت'),
};

function inLocale(language: string, home: string, word: string): Record<string, Interaction> {
  const interactions: Record<string, Interaction> = {
    menu: { path: home, act: (page) => page.locator('header [popovertarget=menu-drawer]').tap() },
    filter: {
      path: `${home}/plp`,
      prepare: (page) => page.locator('[popovertarget=product-filters]:not([popovertargetaction])').tap(),
      act: (page) => page.locator('#product-filters').getByRole('checkbox').first().tap(),
    },
    size: {
      path: `${home}/product/tarwa-amla-hair-oil`,
      act: (page) => page.locator('[data-option="1"]').tap(),
    },
    search: {
      path: home,
      prepare: async (page) => {
        await page.locator('header [popovertarget=search-drawer]').tap();
        await page.getByRole('combobox').first().focus();
      },
      act: (page) => page.keyboard.type(word, { delay: 150 }),
    },
    gallery: {
      path: `${home}/product/tarwa-amla-hair-oil`,
      act: (page) => page.getByRole('main').locator('a[href="#picture-2"]').tap(),
    },
  };
  return Object.fromEntries(Object.entries(interactions).map(([name, one]) => [`${name}, ${language}`, one]));
}

/** Opens a page on the slow phone and returns the longest interaction of one round, in milliseconds. */
async function measure(browser: Browser, { path, prepare, act }: Interaction): Promise<number> {
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: origin, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.goto(path);
    if (path !== PLAIN) await hydrate(page);
    await prepare?.(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.evaluate(() => {
      const found = new Map<number, number>();
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { interactionId, duration }: { interactionId: number; duration: number } = entry.toJSON();
          if (interactionId > 0) found.set(interactionId, Math.max(duration, found.get(interactionId) ?? 0));
        }
      });
      observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      Object.assign(window, { interactions: found });
    });
    await act(page);
    await page.waitForTimeout(1500);
    return await page.evaluate(() => {
      const { interactions } = window as unknown as { interactions: Map<number, number> };
      // Interactions shorter than a frame are not reported.
      return Math.max(16, ...interactions.values());
    });
  } finally {
    await context.close();
  }
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const table: Record<string, { 'median ms': number; 'worst ms': number; 'of plain': string; missed: string }> = {};
  let plain = 0;
  for (const [name, interaction] of Object.entries(INTERACTIONS)) {
    const rounds: number[] = [];
    for (let round = 0; round < Number(times); round += 1) rounds.push(await measure(browser, interaction));
    rounds.sort((one, other) => one - other);
    const median = findMedian(rounds);
    if (name === 'plain') plain = median;
    table[name] = {
      'median ms': median,
      'worst ms': rounds.at(-1) ?? Number.NaN,
      'of plain': (median / plain).toFixed(1),
      missed: median > MAX_MS ? 'INP' : '',
    };
  }
  console.table(table);
  if (Object.values(table).some(({ missed }) => missed !== '')) process.exitCode = 1;
} finally {
  await browser.close();
}
