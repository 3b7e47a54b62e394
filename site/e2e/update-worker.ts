import type { Page } from '@playwright/test';
import type { startWorkerFront } from './worker-front.ts';

/** Brings another worker to a page, and resolves when it has taken over: rejects if that loads the page anew first. */
export async function updateWorker(
  page: Page,
  front: Awaited<ReturnType<typeof startWorkerFront>>,
  workerVersion: string,
): Promise<void> {
  // If a request arrives while the old one ends, the new one waits for the next document (decision 0299).
  await page.waitForLoadState('networkidle');
  front.change({ workerVersion });
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const changed = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve));
    await (await serviceWorker.getRegistration())?.update();
    await changed;
  });
}
