import type { Page, Request } from '@playwright/test';

/** Watches the requests of a page that have no answer yet. */
export function watchAsked(page: Page): ReadonlySet<Request> {
  const asked = new Set<Request>();
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  return asked;
}
