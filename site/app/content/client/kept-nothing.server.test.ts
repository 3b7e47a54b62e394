import { expect, test } from 'vitest';
import { createDisk, titleOf } from '../../test/answers-disk.ts';
import { CampaignsDocument, PageByNameDocument } from '../generated/graphql.ts';

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
