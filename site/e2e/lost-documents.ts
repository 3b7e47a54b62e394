/** Documents that a browser with a debugger loses. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Request } from '@playwright/test';
import type { Walk } from './walk-moves.ts';

/** A walk has a deploy or two. */
const MAX_LOST = 3;
/** The worker answers within three seconds what it has kept. */
const LATE_MS = 4_000;

/**
 * A worker that a debugger is attached to is stopped for its successor in the middle of an answer, and the document that
 * it was asked for never comes (decision 0299). Asks for such a document again.
 */
export function repeatLost(visit: Pick<Walk, 'page' | 'session' | 'note' | 'way' | 'lost'>): void {
  const { page } = visit;
  const asked = new Set<Request>();
  page.on('request', (request) => request.isNavigationRequest() && request.method() === 'GET' && asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  page.context().on('serviceworker', (worker) => worker.once('close', () => void repeat().catch(() => {})));

  async function repeat(): Promise<void> {
    const pending = [...asked];
    await sleep(LATE_MS);
    const lost = pending.find((request) => asked.has(request));
    if (lost === undefined || visit.lost === MAX_LOST) return;
    visit.note('   lost with its worker, asked for again');
    visit.lost += 1;
    await visit.session.send('Page.stopLoading');
    if (visit.way) await page.evaluate((way) => history[way](), visit.way);
    else await page.evaluate((url) => location.assign(url), lost.url());
  }
}
