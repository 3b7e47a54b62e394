import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { buildPageScript } from './page-script.ts';

test('a page of the history that only the router could show is loaded, a place on the page is not (decision 0249)', () => {
  const loaded: string[] = [];
  const window: { addEventListener: object; onpopstate?: () => void; __reactRouterContext?: object } = {
    addEventListener: () => {},
  };
  const document = { cookie: '', documentElement: { setAttribute: () => {} }, addEventListener: () => {} };
  const reload = () => loaded.push(location.pathname + location.search);
  const location = Object.assign(new URL('https://site.example/uae/plp?page=2'), { reload });
  runInNewContext(buildPageScript(), { window, document, location, URL });
  const travel = (address: string) => {
    location.href = new URL(address, location).href;
    window.onpopstate?.();
  };
  travel('/uae/plp?page=2#filters');
  expect(loaded).toEqual([]);
  travel('/uae/plp');
  travel('/uae/brands');
  expect(loaded).toEqual(['/uae/plp', '/uae/brands']);
  // The code is there, and the data not yet.
  window.__reactRouterContext = {};
  travel('/uae');
  expect(loaded).toEqual(['/uae/plp', '/uae/brands', '/uae']);
});
