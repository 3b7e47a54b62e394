/** A form that was changed in any way is typed; one that was not asks nothing (rulings 6, demand 20). */
import { expect, type Page, test } from '@playwright/test';
import { registerWorker } from './hydration.ts';
import { localeOf } from './locales.ts';
import { updateWorker } from './update-worker.ts';
import { startWorkerFront } from './worker-front.ts';

test.use({ serviceWorkers: 'allow' });

/** How many listeners ask before the page is closed. */
async function countAsking(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', { expression: 'window' });
  const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: String(result.objectId) });
  await session.detach();
  return listeners.filter(({ type }) => type === 'beforeunload').length;
}

test('a form with one ticked box stays under a new worker, without a question; an untouched one does not listen to its closing', async ({
  page,
  baseURL,
  isMobile,
}) => {
  // Each width in one direction.
  const { prefix } = isMobile ? localeOf('ksa', 'ar') : localeOf('uae', 'en');
  const front = await startWorkerFront(String(baseURL));
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.accept();
  });
  try {
    await page.clock.install();
    await page.goto(`${front.origin}${prefix}/apply-for-distribution`);
    await registerWorker(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    expect(await countAsking(page)).toBe(0);
    const box = page.getByRole('form').locator('input[type=checkbox][name]').first();
    await box.check();
    await expect.poll(() => countAsking(page)).toBe(1);
    await updateWorker(page, front, 'second');
    await expect(page.locator('html')).toHaveAttribute('data-outdated', '');
    await expect(box).toBeChecked();
    expect(dialogs).toEqual([]);
  } finally {
    front.stop();
  }
});
