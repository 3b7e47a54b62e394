import type { Page } from '@playwright/test';

/** Follows a link of the footer, after changing its address. */
export async function follow(page: Page, address: string): Promise<void> {
  const link = page.getByRole('contentinfo').getByRole('link').first();
  await link.evaluate((element: HTMLAnchorElement, href) => {
    element.setAttribute('href', href);
    element.click();
  }, address);
}

/** Records the documents that are loaded, and the errors on the console. */
export function watch(page: Page) {
  const documents: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return { documents, errors };
}
