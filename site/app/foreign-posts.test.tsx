import { expect, test, vi } from 'vitest';
import { createPurgeableSite } from './test/create-site.ts';
import { createSmallBackend } from './test/small-backend.ts';

const own = 'https://site.test';

test.each([
  [own, true],
  ['https://evil.example', false],
  ['https://site.test.evil.example', false],
  ['null', false],
])('a form posted from %s is sent on: %s', async (from, isSent) => {
  const sendNewsletter = vi.fn(async () => true);
  const { render } = createPurgeableSite(createSmallBackend([]), Date.now, { sendNewsletter, logError: () => {} });
  const headers = { host: new URL(own).host, origin: from };
  const body = new URLSearchParams({ email: 'visitor@example.com' });
  const response = await render('/uae/newsletter', { method: 'POST', headers, body });
  expect(sendNewsletter).toHaveBeenCalledTimes(isSent ? 1 : 0);
  expect(response.status >= 400).toBe(!isSent);
});
