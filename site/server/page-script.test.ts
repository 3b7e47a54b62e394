import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { buildPageScript } from './page-script.ts';

/** The part of a document that the script uses. */
function createDocument(cookie: string, storageNames: readonly string[] = [], stored: Record<string, string> = {}) {
  const attributes = new Set<string>();
  const clicks: ((event: { target: object }) => void)[] = [];
  const events: string[] = [];
  const document = {
    cookie,
    documentElement: {
      setAttribute: (name: string) => attributes.add(name),
      removeAttribute: (name: string) => attributes.delete(name),
    },
    addEventListener: (_: string, listener: (event: { target: object }) => void) => clicks.push(listener),
    dispatchEvent: ({ type }: Event) => events.push(type),
  };
  const localStorage = { getItem: (name: string) => stored[name] ?? null };
  const location = { protocol: 'https:' };
  runInNewContext(buildPageScript({ storageNames }), { document, Event, localStorage, location });
  const click = (selector: string, value = '') => {
    const element = { getAttribute: () => value };
    for (const listener of clicks)
      listener({ target: { closest: (asked: string) => (asked === selector ? element : null) } });
  };
  return { document, click, events, isOpen: () => attributes.has('data-cookies-open') };
}

test.each([
  ['', true],
  ['i18n_redirected=ar', true],
  ['CookiePolicy=Other', true],
  ['i18n_redirected=ar; CookiePolicy=CookieAccepted', false],
])('with cookies %j the bar is open: %s', (cookie, open) => expect(createDocument(cookie).isOpen()).toBe(open));

test('accepting stores the answer for ten years, closes the bar and notifies the page', () => {
  const page = createDocument('');
  page.click('a');
  expect([page.isOpen(), page.events]).toEqual([true, []]);
  page.click('[data-cookie-accept]');
  expect(page.document.cookie).toBe('CookiePolicy=CookieAccepted; path=/; max-age=315360000; samesite=lax');
  expect([page.isOpen(), page.events]).toEqual([false, ['cookies-accepted']]);
});

test.each([
  ['ar', 'i18n_redirected=ar; Max-Age=31536000; Path=/; SameSite=Lax'],
  ['en', 'i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax'],
])('choosing %s stores it for a year and leaves the cookie bar as it is', (language, cookie) => {
  const page = createDocument('');
  page.click('[data-language]', language);
  expect([page.document.cookie, page.isOpen(), page.events]).toEqual([cookie, true, []]);
});

test.each([
  [{ token: 'a b;c' }, 'localStorage.token=a%20b%3Bc; path=/; samesite=lax; secure'],
  [{ other: 'a' }, 'localStorage.token=; max-age=0; path=/; samesite=lax; secure'],
])('a token in local storage is copied to a cookie, and removed with it: %j', (stored, cookie) => {
  expect(createDocument('', ['token'], stored).document.cookie).toBe(cookie);
});

test('local storage is not read unless configured', () => {
  expect(createDocument('', [], { token: 'a' }).document.cookie).toBe('');
  expect(buildPageScript()).not.toContain('localStorage');
});
