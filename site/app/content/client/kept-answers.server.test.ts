import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createDisk, endpoints, titleOf } from '../../test/answers-disk.ts';
import { CampaignsDocument, PageByNameDocument } from '../generated/graphql.ts';
import { createHosts } from './hosts.server.ts';
import { createTagCollector } from './tags.ts';

const HOUR_MS = 3_600_000;

describe('a site that starts while the service is down', () => {
  test('serves what an earlier one was told, says how old it is, and gets the new when the service is back', async () => {
    const { state, startSite, settle } = createDisk();
    await titleOf(startSite());
    await settle();
    const savedAt = state.now;
    state.now += 30 * 24 * HOUR_MS;
    state.title = null;
    const site = startSite();
    const tags = createTagCollector();
    expect(await titleOf(site, tags)).toBe('first a');
    expect(tags.keptSince()).toBe(savedAt);
    expect(tags.tags()).toContain('uae:kept');
    expect(tags.freshForMs()).toBeLessThanOrEqual(5_000);
    state.title = 'second';
    state.now += 5_000;
    await titleOf(site);
    await expect.poll(() => titleOf(site)).toBe('second a');
    const later = createTagCollector();
    await titleOf(site, later);
    expect([later.keptSince(), later.tags().includes('uae:kept')]).toEqual([null, false]);
  });

  test('lists are whole, of all their pages, in both ways of reading them', async () => {
    const { state, startSite, kept } = createDisk();
    const before = await startSite().query('uae', CampaignsDocument, { language: 'en' });
    await expect.poll(() => kept.size).toBe(2);
    state.title = null;
    const site = startSite();
    const tags = createTagCollector();
    expect(await site.query('uae', CampaignsDocument, { language: 'en' }, { tags })).toEqual(before);
    expect(tags.keptSince()).toBe(state.now);
    const titles: (string | null | undefined)[] = [];
    const read = createTagCollector();
    for await (const page of site.queryPages('uae', CampaignsDocument, { language: 'en' }, { tags: read })) {
      titles.push(page.campaigns?.nodes[0]?.title);
    }
    expect([titles, read.keptSince(), read.tags()]).toEqual([['first', 'first next'], state.now, ['uae:kept']]);
  });

  test('other countries, variables and visitors have theirs', async () => {
    const { state, startSite, settle } = createDisk();
    await titleOf(startSite());
    await settle();
    state.title = null;
    const site = startSite();
    const ask = (country: 'uae' | 'ksa', name: string) =>
      site.query(country, PageByNameDocument, { name, language: 'en' });
    await expect(ask('ksa', 'a')).rejects.toThrow('Network Error');
    await expect(ask('uae', 'b')).rejects.toThrow('Network Error');
    expect((await ask('uae', 'a')).pages?.nodes[0]?.title).toBe('first a');
    const visitor = startSite({ tokenSources: [{ kind: 'cookie', name: 't' }] }).forVisitor('t=own');
    await expect(titleOf(visitor as typeof site)).rejects.toThrow('Network Error');
  });

  test('of a service that hangs it waits for the first few requests, and then for none', async () => {
    const { state, clock, startSite, settle } = createDisk();
    await titleOf(startSite());
    await settle();
    const hosts = createHosts({ clock });
    state.title = null;
    const site = startSite({ hosts });
    for (const name of ['b', 'c', 'd', 'e', 'f']) {
      await expect(site.query('uae', PageByNameDocument, { name, language: 'en' })).rejects.toThrow();
    }
    expect(hosts.getState(endpoints.uae)).toBe('open');
    const { asked } = state;
    expect([await titleOf(site), state.asked]).toEqual(['first a', asked]);
    // Half open: one request tries, in the background.
    state.now += 5_000;
    const hanging = startSite({
      hosts,
      fetch: () => {
        state.asked += 1;
        return new Promise(() => {});
      },
    });
    expect([await titleOf(hanging), state.asked]).toEqual(['first a', asked + 1]);
  });
});

test('nothing is kept of one visitor, and of an answer with errors', async () => {
  const { kept, startSite } = createDisk();
  const visitor = startSite({ tokenSources: [{ kind: 'cookie', name: 't' }] }).forVisitor('t=own');
  await visitor.query('uae', PageByNameDocument, { name: 'a', language: 'en' });
  const partial = async () =>
    Response.json({ data: { pages: { nodes: [] } }, errors: [{ message: 'x', path: ['pages', 'nodes', 0] }] });
  await titleOf(startSite({ fetch: partial }));
  await nextTurn();
  expect(kept.size).toBe(0);
});
