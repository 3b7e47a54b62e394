/** A test with its own visitor address: the site counts forms by address, and tests share one site. */
import { randomInt } from 'node:crypto';
import { test as base } from '@playwright/test';

export const test = base.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': address });
  },
});
