import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { CONSENT_COOKIE } from '../app/analytics/consent.ts';
import { buildPageScript } from './page-script.ts';

const analytics = { id: 'GTM-TEST1', pageView: 'content-view' };

type Visit = { cookie?: string; browser?: object; readyState?: string; prerendering?: boolean; media?: string };

/** Runs the script of a page; returns what it loads and reports, and the actions of a visitor. */
function visit(
  { cookie = '', browser = {}, readyState = 'loading', prerendering = false, media = 'screen' }: Visit,
  options: object = { analytics },
) {
  const loaded: string[] = [];
  const errors: string[] = [];
  const listeners: { name: string; listener: (event: object) => void }[] = [];
  const listen = (name: string, listener: (event: object) => void) => listeners.push({ name, listener });
  const happens = (happened: string, event: object = {}) => {
    for (const { name, listener } of [...listeners]) if (name === happened) listener(event);
  };
  const location = { pathname: '/ar/ksa/plp', origin: 'https://site.test' };
  const window: { dataLayer?: Record<string, unknown>[] } & Record<'addEventListener' | 'matchMedia', unknown> = {
    addEventListener: listen,
    matchMedia: (asked: string) => ({ matches: asked === media }),
  };
  const document = {
    cookie,
    readyState,
    prerendering,
    referrer: '',
    documentElement: { setAttribute: () => {}, removeAttribute: () => {}, hasAttribute: () => false },
    head: { appendChild: ({ src }: { src: string }) => loaded.push(src) },
    createElement: () => ({}),
    addEventListener: listen,
    dispatchEvent: () => {},
  };
  const console = { error: (message: string) => errors.push(message) };
  runInNewContext(buildPageScript(options), { document, window, navigator: browser, location, console, Event, URL });
  return {
    loaded,
    errors,
    told: () => (window.dataLayer ?? []).map(({ event, content_path }) => [event, content_path]),
    accept: () => happens('click', { target: { closest: (asked: string) => asked.includes('cookie') } }),
    /** Clicks on what has the event. */
    click: (name: string, button: number, event: object) => {
      const element = { getAttribute: () => JSON.stringify(event) };
      happens(name, { button, target: { closest: (asked: string) => (asked === '[data-event]' ? element : null) } });
    },
    happens,
    show: () => {
      document.prerendering = false;
      happens('prerenderingchange');
    },
    goTo: (pathname: string) => {
      location.pathname = pathname;
      happens('page-view');
    },
  };
}

const CONTAINER = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST1';

test('the container loads after "Understood", and then on every page once it has loaded (rulings 6)', () => {
  const first = visit({ readyState: 'complete' });
  expect([first.loaded, first.told()]).toEqual([[], []]);
  first.accept();
  first.accept();
  expect(first.loaded).toEqual([CONTAINER]);
  const later = visit({ cookie: `a=b; ${CONSENT_COOKIE}` });
  expect(later.loaded).toEqual([]);
  later.happens('load');
  expect(later.loaded).toEqual([CONTAINER]);
});

test('a page view is told of the first page and of each that scripts show (spec §9)', () => {
  const page = visit({ cookie: CONSENT_COOKIE });
  page.goTo('/ar/ksa/brands');
  expect(page.told()).toEqual([
    ['gtm.js', undefined],
    ['content-view', '/ar/ksa/plp'],
    ['content-view', '/ar/ksa/brands'],
  ]);
  const named = visit({ cookie: CONSENT_COOKIE }, { analytics: { ...analytics, pageView: 'page_view' } });
  expect(named.told()[1]?.[0]).toBe('page_view');
});

test('a click on a marketplace is told by the page itself, by either button, after "Understood" only (decision 0050)', () => {
  const page = visit({ readyState: 'complete' });
  const told = () => page.told().filter(([event]) => event === 'marketplace_click').length;
  const open = (name: string, button: number) => page.click(name, button, { event: 'marketplace_click' });
  open('click', 0);
  expect(told()).toBe(0);
  page.accept();
  open('click', 0);
  open('auxclick', 1);
  // A menu is opened, no shop.
  open('auxclick', 2);
  expect(told()).toBe(2);
});

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('with %j nothing is loaded or told', (browser) => {
  const page = visit({ cookie: CONSENT_COOKIE, browser, readyState: 'complete' });
  page.accept();
  expect([page.loaded, page.told()]).toEqual([[], []]);
});

test('a page that is made before it is shown is told of when it is shown', () => {
  const page = visit({ cookie: CONSENT_COOKIE, prerendering: true, readyState: 'complete' });
  expect([page.loaded, page.told()]).toEqual([[], []]);
  page.show();
  expect([page.loaded, page.told().length]).toEqual([[CONTAINER], 2]);
});

test('a page that is made for paper loads and tells nothing', () => {
  const page = visit({ cookie: CONSENT_COOKIE, media: 'print', readyState: 'complete' });
  page.accept();
  expect([page.loaded, page.told()]).toEqual([[], []]);
});

test.each(['gtm-abc', 'GTM-ab1', "GTM-A'+B+'"])(
  'the console says that %s is not a valid id, and nothing is loaded',
  (id) => {
    const page = visit({ readyState: 'complete' }, { analytics: { ...analytics, id } });
    page.accept();
    expect([page.errors, page.loaded, page.told()]).toEqual([['GTM_ID is not a valid id'], [], []]);
    expect(visit({ cookie: CONSENT_COOKIE, readyState: 'complete' }).errors).toEqual([]);
  },
);

test('without a container the script knows nothing of it', () => {
  expect(buildPageScript({ analytics: null })).not.toMatch(/dataLayer|googletagmanager/);
  expect(buildPageScript()).toBe(buildPageScript({ analytics: null }));
});
