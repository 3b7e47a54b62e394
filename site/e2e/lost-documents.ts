/** Documents that get lost in a browser with a debugger. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { watchAsked } from './watch-asked.ts';

/** A walk has a deploy or two. */
const MAX_LOST = 3;
/** The worker answers with what it has kept within three seconds. */
const LATE_MS = 4_000;

type Repeating = {
  /** Where in the history the visitor is going, if they are. */
  way?: () => 'back' | 'forward' | null;
  onLost?: () => void;
};

/**
 * A worker with a debugger attached is stopped for its successor in the middle of an answer, and the document it was
 * loading never arrives (decision 0299). Requests such a document again.
 */
export function repeatLost(page: Page, { way = () => null, onLost = () => {} }: Repeating = {}): void {
  const asked = watchAsked(page);
  let count = 0;
  page.context().on('serviceworker', (worker) => worker.once('close', () => void repeat().catch(() => {})));

  async function repeat(): Promise<void> {
    const pending = [...asked].filter((request) => request.isNavigationRequest() && request.method() === 'GET');
    await sleep(LATE_MS);
    const lost = pending.find((request) => asked.has(request));
    if (lost === undefined || count === MAX_LOST) return;
    count += 1;
    onLost();
    const session = await page.context().newCDPSession(page);
    await session.send('Page.stopLoading');
    const travelled = way();
    if (travelled) await page.evaluate((to) => history[to](), travelled);
    else await page.evaluate((url) => location.assign(url), lost.url());
  }
}
