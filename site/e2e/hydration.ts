import { expect, type Page } from '@playwright/test';

/** Tests have no service worker, except its own (playwright.config.ts). */
const BLOCKED_WORKER = /^Service Worker registration blocked by Playwright/;

/** Starts hydration with a key that does nothing on the page, and waits until React owns its content. */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          // The content hydrates after the shell, each section on its own: it follows a comment.
          const sections = document.evaluate('//comment()[.="$"]/following-sibling::node()[1]', document.body);
          const owned: Node[] = [document.body];
          for (let next = sections.iterateNext(); next; next = sections.iterateNext()) {
            if (next instanceof Element) owned.push(next);
          }
          return owned.every((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
        }),
      { message: 'the page hydrates', timeout: 30_000 },
    )
    .toBe(true);
  // React names its elements while it renders; handlers and effects come with the commit.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))));
}

/** Expects that React does not own any of the page yet, so that what follows happens before. */
export async function expectNotHydrated(page: Page): Promise<void> {
  const isOwned = () => Object.keys(document.body).some((key) => key.startsWith('__reactProps'));
  expect(await page.evaluate(isOwned), 'the page has hydrated already').toBe(false);
}

/** Waits for the worker, which a page registers once it has settled; the page has its own clock. */
export async function registerWorker(page: Page): Promise<void> {
  await hydrate(page);
  await page.clock.fastForward(5_000);
  await expect(page.locator('html')).toHaveAttribute('data-worker', 'registered');
}

/**
 * Records what goes wrong from the next load on: console errors and warnings, uncaught errors (React reports
 * recoverable ones there), failed requests, and what the page's policies refuse or report.
 */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (BLOCKED_WORKER.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning')
      errors.push(`console: ${message.text()} ${message.location().url}`);
  });
  void page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = violation;
      console.error(`policy: ${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}:${lineNumber}`);
    });
  });
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page while it loads aborts its requests.
    if (!reason.includes('ERR_ABORTED')) errors.push(`failed: ${request.url()} ${reason}`);
  });
  return errors;
}
