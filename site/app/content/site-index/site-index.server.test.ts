import { expect, test } from 'vitest';
import { allLocales } from '../../locale/locales.ts';
import { ContentError } from '../client/errors.ts';
import { createSiteIndex } from './site-index.server.ts';

const never = new Promise<never>(() => {});

/** An index over a service that has one page everywhere but in Qatar, which fails, and a catalogue that is never read. */
function createIndex() {
  const content = {
    queryAll: async (country: string, document: { toString(): string }) => {
      if (country === 'qat') throw new ContentError('graphql', 'down');
      return document.toString().includes('query getPages') ? { pages: { nodes: [{ uri: '/our-story/' }] } } : {};
    },
    query: async () => ({}),
  };
  const catalogue = {
    listSlugs: () => never,
    hasProduct: async ({ country }: { country: string }, slug: string) => country === 'uae' && slug === 'زيت',
  };
  return createSiteIndex({ content, catalogue } as unknown as Parameters<typeof createSiteIndex>[0]);
}

test('no page but a product waits for the catalogue', async () => {
  const { findLocales } = createIndex();
  expect(await findLocales('/plp')).toEqual([...allLocales]);
  expect(await findLocales('/our-story')).toEqual(allLocales.filter(({ country }) => country !== 'qat'));
  expect(await findLocales('/nowhere')).toEqual([]);
});

test('a product is asked for by itself, by its decoded slug', async () => {
  const { findLocales } = createIndex();
  const places = await findLocales('/product/%D8%B2%D9%8A%D8%AA');
  expect(places.map(({ country }) => country)).toEqual(['uae', 'uae']);
  expect(await findLocales('/product/other')).toEqual([]);
});
