/** What a site tells of how safe it is: security.txt. */
import { expect, test } from '@playwright/test';

test('security.txt is text, names where it is, and has not expired @http', async ({ request, baseURL }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text).toContain(`Canonical: ${baseURL}/.well-known/security.txt\n`);
  expect(Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now());
});
