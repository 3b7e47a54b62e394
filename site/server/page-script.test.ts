import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { buildPageScript } from './page-script.ts';

/** The part of a document that the script uses. */
function createDocument(
  cookie: string,
  storageNames: readonly string[] = [],
  stored: Record<string, string> = {},
  visit: { referrer: string; address: string; type: string } = { referrer: '', address: '/uae', type: 'navigate' },
) {
  const attributes = new Set<string>();
  const clicks: ((event: object) => void)[] = [];
  const window: {
    navigation?: object;
    installOffer?: object;
    addEventListener: object;
    onpagereveal?: (event: object) => void;
  } = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  };
  const listeners = new Map<string, (event: object) => void>();
  const events: string[] = [];
  const document = {
    cookie,
    referrer: visit.referrer,
    documentElement: {
      setAttribute: (name: string, value: string) => {
        attributes.add(name);
        values.set(name, value);
      },
      hasAttribute: (name: string) => attributes.has(name),
      removeAttribute: (name: string) => attributes.delete(name),
    },
    addEventListener: (_: string, listener: (event: object) => void) => clicks.push(listener),
    dispatchEvent: ({ type }: Event) => events.push(type),
  };
  const localStorage = {
    getItem: (name: string) => stored[name] ?? null,
    setItem: (name: string, value: string) => Object.assign(stored, { [name]: value }),
  };
  const values = new Map<string, string>();
  const location = new URL(visit.address, 'https://site.example');
  const performance = { getEntriesByType: () => [{ type: visit.type }] };
  const did: string[] = [];
  const history = { length: 1, back: () => did.push('back') };
  const navigation = { canGoBack: false };
  const context = { document, window, history, navigation, Event, URL, localStorage, location, performance };
  runInNewContext(buildPageScript({ storageNames }), context);
  const preventDefault = () => did.push('prevented');
  const click = (selector: string, value = '') => {
    const element = { getAttribute: () => value };
    const target = { closest: (asked: string) => (asked === selector ? element : null) };
    for (const listener of clicks) listener({ target, preventDefault });
  };
  const isOpen = () => attributes.has('data-cookies-open');
  const offer = () => listeners.get('beforeinstallprompt')?.({ preventDefault });
  const tell = (type: string, event: object) => listeners.get(type)?.(event);
  return { document, window, history, navigation, click, offer, tell, did, events, attributes, values, isOpen };
}

test.each([
  ['Transition was aborted because of invalid state. ViewTransition opt-in disabled', true],
  ['Transition was skipped', true],
  ['the layout is broken', false],
  [undefined, false],
])('%j, rejected without a listener, is kept out of the console: %s', (message, isKept) => {
  const page = createDocument('');
  const preventDefault = () => page.did.push('prevented');
  page.tell('unhandledrejection', { reason: message && new Error(message), preventDefault });
  expect(page.did).toEqual(isKept ? ['prevented'] : []);
});

test.each([
  ['', true],
  ['i18n_redirected=ar', true],
  ['CookiePolicy=Other', true],
  ['i18n_redirected=ar; CookiePolicy=CookieAccepted', false],
])('with cookies %j the bar is open: %s', (cookie, open) => expect(createDocument(cookie).isOpen()).toBe(open));

test('a shop that is followed is kept after consent, and said to the styles on the next page', () => {
  const stored: Record<string, string> = {};
  const first = createDocument('', [], stored);
  first.click('[data-marketplace]', 'noon');
  expect([stored, first.values.get('data-shop')]).toEqual([{}, undefined]);
  first.click('[data-cookie-accept]');
  first.click('[data-marketplace]', 'noon');
  expect(stored).toEqual({ 'last-shop': 'noon' });
  // Nothing moves under the finger.
  expect(first.values.get('data-shop')).toBeUndefined();
  expect(createDocument('', [], stored).values.get('data-shop')).toBeUndefined();
  expect(createDocument('CookiePolicy=CookieAccepted', [], stored).values.get('data-shop')).toBe('noon');
});

test('accepting stores the answer for ten years, closes the bar and notifies the page', () => {
  const page = createDocument('');
  page.click('a');
  expect([page.isOpen(), page.events]).toEqual([true, []]);
  page.click('[data-cookie-accept]');
  expect(page.document.cookie).toBe('CookiePolicy=CookieAccepted; Max-Age=315360000; Path=/; SameSite=Lax');
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
  expect(buildPageScript()).not.toContain('v=localStorage');
});

test.each([
  ['/uae', '/ar/ksa', 'navigate', true],
  ['/ar/ksa/plp', '/en/ksa/plp', 'navigate', false],
  ['/ar/uae/plp?page=2', '/kwt/plp', 'navigate', true],
  ['/about', '/uae', 'navigate', false],
  ['/', '/egy', 'navigate', true],
  ['/en/ksa', '/ksa-news', 'navigate', true],
  ['/uae', '/kwt', 'reload', false],
  ['/uae', '/kwt', 'back_forward', false],
])('from %s to %s by %s is a change of country: %s (spec §4)', (from, address, type, isChange) => {
  const visit = { referrer: `https://site.example${from}`, address, type };
  const page = createDocument('', [], {}, visit);
  expect(page.attributes.has('data-country-changed')).toBe(isChange);
  // A transition would show the page before over what is hidden (decision 0160).
  for (const viewTransition of [{ skipTransition: () => page.did.push('skipped') }, null])
    page.window.onpagereveal?.({ viewTransition });
  expect(page.did).toEqual(isChange ? ['skipped'] : []);
});

test.each(['', 'https://other.example/kwt'])('who comes from %j has not changed the country', (referrer) => {
  const visit = { referrer, address: '/uae', type: 'navigate' };
  expect(createDocument('', [], {}, visit).attributes.has('data-country-changed')).toBe(false);
});

test('the link back goes back where there is a page to go back to, and is a link elsewhere (spec §9)', () => {
  const old = createDocument('');
  old.click('[data-back]');
  expect(old.did).toEqual([]);
  old.history.length = 2;
  old.click('[data-back]');
  expect(old.did).toEqual(['prevented', 'back']);
  // The tab's previous page may be another site's.
  const page = createDocument('');
  page.window.navigation = page.navigation;
  page.history.length = 2;
  page.click('[data-back]');
  expect(page.did).toEqual([]);
  page.navigation.canGoBack = true;
  page.click('[data-back]');
  expect(page.did).toEqual(['prevented', 'back']);
});

test('an offer to install the site is kept for the hint, and the browser shows none of its own', () => {
  const page = createDocument('');
  page.offer();
  expect(page.did).toEqual(['prevented']);
  expect(page.window.installOffer).toBeDefined();
});
