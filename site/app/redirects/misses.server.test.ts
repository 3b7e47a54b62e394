import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMissRecorder, loadMisses } from './misses.server.ts';

const DAY = 24 * 60 * 60 * 1000;
let folder = '';
let now = Date.UTC(2026, 2, 1);
const clock = () => now;
const file = () => join(folder, 'data', 'misses.jsonl');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'misses-'));
  now = Date.UTC(2026, 2, 1);
});
afterEach(() => rm(folder, { recursive: true }));

describe('createMissRecorder', () => {
  it('counts an address, and keeps the count over a restart', async () => {
    const recorder = await createMissRecorder({ file: file(), clock });
    recorder.recordMiss('/b');
    recorder.recordMiss('/a', 'https://forum.example/');
    now += 1000;
    recorder.recordMiss('/a');
    await recorder.flush();
    const again = await createMissRecorder({ file: file(), clock });
    expect(again.listMisses()).toEqual([
      {
        path: '/a',
        count: 2,
        first: '2026-03-01T00:00:00.000Z',
        last: '2026-03-01T00:00:01.000Z',
        referrer: 'https://forum.example/',
      },
      { path: '/b', count: 1, first: '2026-03-01T00:00:00.000Z', last: '2026-03-01T00:00:00.000Z', referrer: null },
    ]);
  });

  it('says once that the disk takes nothing, and again when it has recovered in between', async () => {
    const errors: unknown[] = [];
    const recorder = await createMissRecorder({ file: file(), clock, onError: (error) => errors.push(error) });
    const miss = async () => {
      now += 30_000;
      recorder.recordMiss('/a');
      await recorder.flush().catch(() => {});
      await new Promise(setImmediate);
    };
    // A file is where the folder should be.
    await writeFile(join(folder, 'data'), '');
    await miss();
    await miss();
    expect(errors).toHaveLength(1);
    await rm(join(folder, 'data'));
    await miss();
    await rm(join(folder, 'data'), { recursive: true });
    await writeFile(join(folder, 'data'), '');
    await miss();
    expect(errors).toHaveLength(2);
  });

  it('is bounded: the rarest and oldest are dropped, long addresses ignored', async () => {
    const recorder = await createMissRecorder({ file: file(), clock, maxPaths: 3 });
    recorder.recordMiss('/kept');
    recorder.recordMiss('/kept');
    for (const path of ['/1', '/2', '/3', `/${'x'.repeat(400)}`]) {
      now += 1;
      recorder.recordMiss(path);
    }
    expect(recorder.listMisses().map((miss) => miss.path)).toEqual(['/kept', '/2', '/3']);
    expect(recorder.getStats()).toEqual({ entries: 3, bytes: 3 * 250 + 2 * '/kept/2/3'.length });
  });

  it('drops addresses not requested for two weeks', async () => {
    const recorder = await createMissRecorder({ file: file(), clock });
    recorder.recordMiss('/old');
    now += 10 * DAY;
    recorder.recordMiss('/new');
    now += 5 * DAY;
    await recorder.flush();
    expect((await loadMisses(file())).map((miss) => miss.path)).toEqual(['/new']);
  });

  it('writes periodically, and atomically', async () => {
    const recorder = await createMissRecorder({ file: file(), clock });
    recorder.recordMiss('/a');
    now += 60_000;
    recorder.recordMiss('/b');
    await Promise.all([recorder.flush(), recorder.flush()]);
    expect((await readFile(file(), 'utf8')).trim().split('\n')).toHaveLength(2);
  });

  it('writes also after the clock was set back', async () => {
    const recorder = await createMissRecorder({ file: file(), clock });
    now -= 10 * DAY;
    recorder.recordMiss('/a');
    await expect.poll(() => readFile(file(), 'utf8').catch(() => '')).toContain('/a');
    now += 10 * DAY;
  });

  it('skips invalid lines', async () => {
    const recorder = await createMissRecorder({ file: file(), clock });
    recorder.recordMiss('/a');
    await recorder.flush();
    await appendFile(file(), '{"path":1}\nnull\n{half');
    expect((await loadMisses(file())).map((miss) => miss.path)).toEqual(['/a']);
    expect(await loadMisses(join(folder, 'none.jsonl'))).toEqual([]);
  });
});
