import type { Page, Response } from '@playwright/test';

/** Records every script that a page loads from now on. */
export function watchScripts(page: Page): Response[] {
  return watch(page, (response) => {
    return response.request().resourceType() === 'script' || /\.m?js(\?|$)/.test(response.url());
  });
}

/** Records everything that a page loads from now on. */
export function watchAll(page: Page): Response[] {
  return watch(page, () => true);
}

/** Records the files with the data that pages hydrate with. */
export function watchData(page: Page): Response[] {
  return watch(page, (response) => /\/_h\/.*\.json$/.test(response.url()));
}

function watch(page: Page, isWanted: (response: Response) => boolean): Response[] {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (isWanted(response)) responses.push(response);
  });
  return responses;
}

/** Sums the transferred bytes; localhost counts as secure, so the browser accepts brotli. */
export async function sumBytes(files: readonly Response[]): Promise<number> {
  const sizes = await Promise.all(files.map((file) => file.request().sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

/** What a page may weigh on a first visit that only looks at it, in bytes (decision 0255). */
export const MAX_WEIGHT = 250_000;

/** Sums what files weigh on the wire, with their headers, without the `late` ones. */
export async function weigh(files: readonly Response[], late: readonly Response[] = []): Promise<number> {
  const asked = files.filter((file) => !late.includes(file));
  const sizes = await Promise.all(asked.map((file) => file.request().sizes()));
  return sizes.reduce(
    (sum, { responseHeadersSize, responseBodySize }) => sum + responseHeadersSize + responseBodySize,
    0,
  );
}
