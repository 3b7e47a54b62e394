import { expect, test } from 'vitest';
import { createDisk, titleOf } from '../../test/answers-disk.ts';
import {
  CampaignsByBrandDocument,
  CampaignsDocument,
  GetBrandHeroDocument,
  PageByNameDocument,
} from '../generated/graphql.ts';

const nothing = async () => Response.json({ data: { pages: { nodes: [], pageInfo: { hasNextPage: false } } } });

test('an answer without content to thousands of made-up addresses leaves the files of real answers as they are, and adds none', async () => {
  const { kept, endless, state, snapshots, startSite, settle } = createDisk();
  await titleOf(startSite());
  await settle();
  const before = new Map(kept);
  const site = startSite({ fetch: nothing });
  for (let number = 0; number < 2_000; number += 1) {
    await site.query('uae', PageByNameDocument, { name: `made-up-${number}`, language: 'en' });
  }
  await snapshots.flush();
  expect([endless.size, kept]).toEqual([2_000, before]);
  state.title = null;
  expect(await titleOf(startSite())).toBe('first a');
  const answer = startSite().query('uae', PageByNameDocument, { name: 'made-up-7', language: 'en' });
  expect((await answer).pages?.nodes).toEqual([]);
});

test('an answer without content takes the place of the content that was there', async () => {
  const { kept, endless, state, snapshots, startSite, settle } = createDisk();
  await titleOf(startSite());
  await settle();
  await titleOf(startSite({ fetch: nothing }));
  await snapshots.flush();
  expect([kept.size, endless.size]).toEqual([1, 0]);
  state.title = null;
  expect(await titleOf(startSite())).toBeUndefined();
});

test('an answer without content is kept with the others where no word of an address was asked for', async () => {
  const { kept, endless, snapshots, startSite } = createDisk();
  await startSite({ fetch: nothing }).query('uae', CampaignsDocument, { language: 'en' });
  await snapshots.flush();
  expect([kept.size, endless.size]).toEqual([1, 0]);
});

test('an answer without content under a word of content is kept with the others, and made-up words are not known by it', async () => {
  const { kept, endless, snapshots, startSite } = createDisk();
  const node = { id: btoa('term:7'), name: 'Alpha', slug: 'alpha' };
  const fetch = async (_address: unknown, init?: RequestInit) => {
    const { operationName, variables } = JSON.parse(String(init?.body));
    const nodes = operationName === 'getBrandHero' && variables.slug.includes('alpha') ? [node] : [];
    const field = operationName === 'getBrandHero' ? 'productCategories' : 'campaigns';
    return Response.json({ data: { [field]: { nodes, pageInfo: { hasNextPage: false } } } });
  };
  const countAfter = async (work: (site: ReturnType<typeof startSite>) => Promise<unknown>) => {
    await work(startSite({ fetch }));
    await snapshots.flush();
    return [kept.size, endless.size];
  };
  const campaigns = (site: ReturnType<typeof startSite>, slug: string[], country: 'uae' | 'ksa' = 'uae') =>
    site.query(country, CampaignsByBrandDocument, { slug, language: 'en' });
  const hero = (site: ReturnType<typeof startSite>, slug: string[]) =>
    site.query('uae', GetBrandHeroDocument, { slug, language: 'en' });
  expect(await countAfter((site) => campaigns(site, ['alpha']))).toEqual([0, 1]);
  // The brand's own answer may come second; the next one of its campaigns is kept with it.
  const both = async (site: ReturnType<typeof startSite>) => {
    await hero(site, ['alpha']);
    await campaigns(site, ['alpha']);
  };
  expect(await countAfter(both)).toEqual([2, 1]);
  const others = async (site: ReturnType<typeof startSite>) => {
    await both(site);
    await hero(site, ['alpha', 'made-up']);
    await campaigns(site, ['made-up']);
    await campaigns(site, ['alpha', 'made-up']);
    await campaigns(site, ['alpha'], 'ksa');
  };
  expect(await countAfter(others)).toEqual([3, 4]);
});
