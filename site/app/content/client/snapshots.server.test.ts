import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createFiles } from '../../test/answers-disk.ts';
import { createSnapshots } from './snapshots.server.ts';

const key = {
  endpoint: 'https://cms.example/graphql',
  text: 'query a { pages { nodes { id } } }',
  variables: { b: 1 },
};
const bodyOf = (title: string) => JSON.stringify({ data: { pages: { nodes: [{ title }] } } });

function createStore() {
  const state = { now: 1_000_000, written: 0, errors: [] as unknown[] };
  const kept = new Map<string, Buffer>();
  const ofEndless = new Map<string, Buffer>();
  const [files, endless] = [createFiles(kept, state), createFiles(ofEndless, state)];
  const create = () =>
    createSnapshots({ files, endless, clock: () => state.now, onError: (error) => state.errors.push(error) });
  return { kept, ofEndless, state, create };
}

test('an answer is found by the next process, under its endpoint, document and variables alone', async () => {
  const { state, create } = createStore();
  await create().keep(key, bodyOf('one'));
  const snapshots = create();
  expect(await snapshots.find(key)).toMatchObject({
    data: { pages: { nodes: [{ title: 'one' }] } },
    savedAt: state.now,
  });
  const others = [
    { ...key, endpoint: 'https://other.example/' },
    { ...key, text: 'query' },
    { ...key, variables: {} },
  ];
  for (const other of others) expect(await snapshots.find(other)).toBeNull();
  expect(snapshots.getStats()).toEqual({ hits: 1, misses: 3, failures: 0 });
});

test('answers that wait for a slow disk are bounded: older ones stay', async () => {
  const { kept, ofEndless, state } = createStore();
  const disk = Promise.withResolvers<void>();
  const files = createFiles(kept, state);
  const slow = {
    ...files,
    write: (...file: Parameters<typeof files.write>) => disk.promise.then(() => files.write(...file)),
  };
  const endless = createFiles(ofEndless, state);
  const snapshots = createSnapshots({ files: slow, endless, clock: () => state.now, onError: () => {} });
  // 32 MB in all, two bytes a character.
  const half = bodyOf('x'.repeat(8_000_000 - bodyOf('').length));
  const keys = [1, 2, 3].map((b) => ({ ...key, variables: { b } }));
  const [, second, third] = [half, half, bodyOf('')].map((body, at) => snapshots.keep(keys[at] ?? key, body));
  await third;
  expect(snapshots.getWaiting()).toEqual({ entries: 2, bytes: 32_000_000 });
  disk.resolve();
  await second;
  expect([kept.size, snapshots.getWaiting()]).toEqual([2, { entries: 0, bytes: 0 }]);
  await snapshots.keep(keys[2] ?? key, bodyOf(''));
  expect(kept.size).toBe(3);
});

test('searches are kept apart: there is no end of them', async () => {
  const { kept, ofEndless, create } = createStore();
  const search = { ...key, variables: { search: 'oil' } };
  await create().keep(search, bodyOf('one'));
  expect([kept.size, ofEndless.size]).toEqual([0, 1]);
  expect(await create().find(search)).not.toBeNull();
});

test('an unchanged answer is written again after ten minutes, a changed one at once', async () => {
  const { state, create } = createStore();
  const snapshots = create();
  const given: [string, number][] = [
    ['one', 0],
    ['one', 599_999],
    ['two', 0],
    ['two', 600_000],
  ];
  for (const [title, ms] of given) {
    state.now += ms;
    await snapshots.keep(key, bodyOf(title));
  }
  expect(state.written).toBe(3);
  expect((await snapshots.find(key))?.savedAt).toBe(state.now);
});

test('what waits to be written is written before a process ends', async () => {
  const { kept, create } = createStore();
  const snapshots = create();
  for (const id of ['a', 'b', 'c']) void snapshots.keep({ ...key, variables: { id } }, bodyOf(id));
  await snapshots.flush();
  expect(kept.size).toBe(3);
});

test.each([
  ['no archive', Buffer.from('not gzip')],
  ['half an archive', gzipSync('1000\n{"data":{"pages":{"nodes":[]}}}').subarray(0, 20)],
  ['no JSON', gzipSync('1000\n{"data":')],
  ['no time', gzipSync('{"data":{"pages":null}}')],
  ['no data', gzipSync('1000\n{"errors":[]}')],
  ['another shape', gzipSync('1000\n{"data":{"pages":"none"}}')],
])('a file with %s is reported once, and removed', async (_, bytes) => {
  const { kept, state, create } = createStore();
  const snapshots = create();
  await snapshots.keep(key, bodyOf('one'));
  for (const name of kept.keys()) kept.set(name, bytes);
  expect([await snapshots.find(key), await snapshots.find(key)]).toEqual([null, null]);
  expect([state.errors.length, kept.size]).toEqual([1, 0]);
  await snapshots.keep(key, bodyOf('one'));
  expect(await snapshots.find(key)).not.toBeNull();
});
