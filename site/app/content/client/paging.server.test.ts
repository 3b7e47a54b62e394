import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { findPagedFields, loadPages, mergePages } from './paging.server.ts';

const forward = 'query A($after: String) { items(first: 100, after: $after) { nodes { id } } }';
const backward = 'query A($before: String) { items(last: 100, before: $before) { nodes { id } } }';
const wide = () => Number.POSITIVE_INFINITY;
type Variables = Readonly<Record<string, unknown>>;

/** A list as the real service pages it: at most 100 nodes, and hidden ones dropped after that (contract notes 1, 6). */
function createList(total: number, isHidden: (index: number) => boolean = () => false, pageSize = 100) {
  const all = Array.from({ length: total }, (_, id) => ({ id }));
  const nodes = (from: number, to: number) => all.slice(from, to).filter(({ id }) => !isHidden(id));
  return {
    forward: async ({ after }: Variables) => {
      const from = typeof after === 'string' ? Number(after) : 0;
      const to = Math.min(total, from + pageSize);
      return { items: { nodes: nodes(from, to), pageInfo: { hasNextPage: to < total, endCursor: String(to) } } };
    },
    backward: async ({ before }: Variables) => {
      const to = typeof before === 'string' ? Number(before) : total;
      const from = Math.max(0, to - pageSize);
      return { items: { nodes: nodes(from, to), pageInfo: { hasPreviousPage: from > 0, startCursor: String(from) } } };
    },
  };
}
async function loadAll(
  text: string,
  load: (variables: Variables) => Promise<unknown>,
  ceiling = wide as (field: string) => number,
) {
  const pages: unknown[] = [];
  for await (const page of loadPages({ text, variables: {}, ceiling, load })) pages.push(page);
  return { pages, merged: mergePages(text, pages, ceiling) };
}
const ids = (count: number, from = 0) => Array.from({ length: count }, (_, index) => ({ id: from + index }));

test('findPagedFields reads the cursor variables of a document', () => {
  expect(
    findPagedFields('{ pages(first: 1) { nodes { id } } posts(first: 100, after: $postsAfter) { nodes { id } } }'),
  ).toEqual([{ name: 'posts', variable: 'postsAfter', direction: 'forward' }]);
  expect(findPagedFields(backward)).toEqual([{ name: 'items', variable: 'before', direction: 'backward' }]);
});

test('the next page is on its way while the caller works on one, and no more than that', async () => {
  const list = createList(250);
  const load = vi.fn(list.forward);
  const pages = loadPages({ text: forward, variables: {}, ceiling: wide, load });
  for (const asked of [2, 3, 3, 3]) {
    await pages.next();
    expect(load).toHaveBeenCalledTimes(asked);
  }
});

test('entries that are hidden do not count towards the most of a list', async () => {
  const list = [1, 2, 3, 4].map((id) => ({
    nodes: [null, { id }],
    pageInfo: { hasNextPage: true, endCursor: `${id}` },
  }));
  const load = async ({ after = 0 }: Variables) => ({ items: list[Number(after)] });
  expect((await loadAll(forward, load, () => 3)).pages).toHaveLength(3);
});

test('a page that fails on its way fails when the caller comes for it, and troubles no one who does not', async () => {
  const fail = async ({ after }: Variables) => {
    if (after !== undefined) throw new Error('away');
    return createList(250).forward({});
  };
  const pages = loadPages({ text: forward, variables: {}, ceiling: wide, load: fail });
  expect(await pages.next()).toMatchObject({ done: false });
  await expect(pages.next()).rejects.toThrow('away');
  for await (const _page of loadPages({ text: forward, variables: {}, ceiling: wide, load: fail })) break;
});

describe('contract notes 1, 5, 6', () => {
  test.each([0, 1, 99, 100, 101, 250])('all of %i nodes are loaded, in order, in either direction', async (total) => {
    const list = createList(total);
    expect((await loadAll(forward, list.forward)).merged).toMatchObject({ items: { nodes: ids(total) } });
    expect((await loadAll(backward, list.backward)).merged).toMatchObject({ items: { nodes: ids(total) } });
  });

  test('any list, with any hidden nodes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 1, max: 9 }),
        fc.func(fc.boolean()),
        async (total, size, isHidden) => {
          const list = createList(total, isHidden, size);
          const shown = ids(total).filter(({ id }) => !isHidden(id));
          expect((await loadAll(forward, list.forward)).merged).toMatchObject({ items: { nodes: shown } });
          expect((await loadAll(backward, list.backward)).merged).toMatchObject({ items: { nodes: shown } });
        },
      ),
    );
  });
});

describe('ends', () => {
  test('at the ceiling, newest first', async () => {
    const load = vi.fn(createList(1000).forward);
    const { merged } = await loadAll(forward, load, () => 150);
    expect(merged).toMatchObject({ items: { nodes: ids(150) } });
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('at the ceiling backwards, with the last nodes', async () => {
    expect((await loadAll(backward, createList(1000).backward, () => 150)).merged).toMatchObject({
      items: { nodes: ids(150, 850) },
    });
  });

  test('when a cursor is repeated', async () => {
    const load = vi.fn(async (_variables: Variables) => ({
      items: { nodes: ids(2), pageInfo: { hasNextPage: true, endCursor: 'same' } },
    }));
    const { merged } = await loadAll(forward, load);
    expect(load).toHaveBeenCalledTimes(2);
    expect(merged).toMatchObject({ items: { nodes: ids(2) } });
  });

  test.each([
    null,
    {},
    { items: null },
    { items: { nodes: [] } },
    { items: { nodes: [], pageInfo: { hasNextPage: true, endCursor: null } } },
  ])('when an answer is %j', async (answer) => {
    expect((await loadAll(forward, async () => answer)).pages).toHaveLength(1);
  });
});

test('two lists of one operation are paged together', async () => {
  const text =
    'query A { pages(first: 1) { nodes { id } } posts(first: 100, after: $p) { nodes { id } } campaigns(first: 100, after: $c) { nodes { id } } }';
  const posts = createList(250);
  const campaigns = createList(120);
  const load = vi.fn(async ({ p, c }: Variables) => ({
    pages: { nodes: [{ id: 'page' }] },
    posts: (await posts.forward({ after: p })).items,
    campaigns: (await campaigns.forward({ after: c })).items,
  }));
  const { merged } = await loadAll(text, load);
  expect(load).toHaveBeenCalledTimes(3);
  expect(merged).toMatchObject({
    pages: { nodes: [{ id: 'page' }] },
    posts: { nodes: ids(250) },
    campaigns: { nodes: ids(120) },
  });
});
