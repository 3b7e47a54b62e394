/** The newsletter as a page: the answers to visitors without scripts (decision 0156). */
import { expect, test, vi } from 'vitest';
import { m } from './messages/generated/messages.js';
import { createPurgeableSite, origin } from './test/create-site.ts';
import { createSmallBackend } from './test/small-backend.ts';

function createNewsletter(answer: () => Promise<boolean>) {
  const sendNewsletter = vi.fn(answer);
  const { render } = createPurgeableSite(createSmallBackend([]), Date.now, { sendNewsletter, logError: () => {} });
  const post = (email: string, accept = 'text/html,*/*;q=0.8') =>
    render('/ar/ksa/newsletter', {
      method: 'POST',
      headers: { host: new URL(origin).host, origin, accept },
      body: new URLSearchParams({ email }),
    });
  return { sendNewsletter, render, post };
}
const say = (message: typeof m.newsletter_failed) => message({}, { locale: 'ar' });

test('an address that is taken is answered by another address, which a reload does not send again', async () => {
  const { render, post, sendNewsletter } = createNewsletter(async () => true);
  const answer = await post(' Visitor@example.com ');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ar/ksa/newsletter?subscribed']);
  const page = await render(answer.headers.get('location') ?? '');
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(await page.text()).toContain(say(m.newsletter_thanks));
  expect(sendNewsletter.mock.calls).toEqual([[{ country: 'ksa', email: 'Visitor@example.com', userAgent: '' }]]);
});

test.each<[string, string, number]>([
  ['is none', 'nobody', 0],
  ['has no domain with a dot', 'a@b', 0],
  ['the content service does not take', 'visitor@example.com', 1],
])('an address that %s is still in its field, with what to do', async (_, email, sends) => {
  const { post, sendNewsletter } = createNewsletter(async () => false);
  const answer = await post(email);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'private, no-store']);
  const html = await answer.text();
  expect(html).toContain(`value="${email}"`);
  // A new worker leaves it alone (app/ui/load-document.ts).
  expect(html).toContain(`data-unsent="${email}"`);
  expect(html).toContain(say(m.newsletter_failed));
  expect(sendNewsletter).toHaveBeenCalledTimes(sends);
});

test('the page after it is nothing to visit otherwise', async () => {
  const { render } = createNewsletter(async () => true);
  expect((await render('/ar/ksa/newsletter')).status).toBe(404);
});
