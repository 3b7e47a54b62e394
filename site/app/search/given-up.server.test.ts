/** A search's queries are aborted when its visitor leaves. */
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createSlugIndex } from '../content/catalogue/addresses.ts';
import { createTagCollector } from '../content/client/tags.ts';
import { findReplacements } from '../content/pages/nearest.server.ts';
import { servicesContext, tagsContext, taskContext } from '../content/services.ts';
import { localeContext } from '../locale/context.ts';
import { loadSearch } from './search.server.ts';
import { findSuggestions } from './suggestions.server.ts';

const url = new URL('https://site.test/uae/search?key=neem');

test.each([
  ['a search', 3, (context: RouterContextProvider) => loadSearch(context, url)],
  ['suggestions', 2, (context: RouterContextProvider) => findSuggestions(context, 'neem')],
  ['an old address', 1, (context: RouterContextProvider) => findReplacements(context, 'neem')],
])('all that %s asks of the service, %i, is for its visitor alone', async (_, count, find) => {
  const task = { signal: new AbortController().signal };
  const asked: unknown[] = [];
  const content = { query: async (...[, , , options]: { task?: unknown }[]) => void asked.push(options?.task) };
  const none = { names: [], products: [] };
  const nothing = async () => [];
  const listProducts = async () => ({ items: [] });
  const catalogue = { listCollections: nothing, listTerms: nothing, findProducts: nothing, listProducts };
  const names = { suggest: () => none, findNearest: () => ({ phrase: null, names: [] }), addresses: createSlugIndex() };
  const context = new RouterContextProvider();
  context.set(servicesContext, {
    content,
    catalogue,
    siteIndex: { load: async () => null },
    loadNames: async () => names,
  } as never);
  context.set(tagsContext, createTagCollector());
  context.set(localeContext, { country: 'uae', language: 'en' } as never);
  context.set(taskContext, task);
  // Nothing is found: only the queries matter.
  await find(context).catch(() => undefined);
  expect(asked).toEqual(Array.from({ length: count }, () => task));
});
