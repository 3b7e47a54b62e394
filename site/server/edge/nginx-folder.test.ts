import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createNginxFolder } from './nginx-folder.ts';

const { signal } = new AbortController();

describe("nginx's folder", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-cache-'));
  afterAll(() => rm(folder, { recursive: true }));
  const head = (tags: string) =>
    Buffer.concat([
      Buffer.alloc(336, 3),
      Buffer.from(`\nKEY: br/uae\nHTTP/1.1 200 OK\r\nContent-Type: text/html\r\n${tags}Age: 0\r\n\r\nSurrogate-Key: 1`),
    ]);

  test('loses the files with a tag, and no others', async () => {
    const below = join(folder, 'a', '1f');
    await mkdir(below, { recursive: true });
    await writeFile(join(below, 'both'), head('Surrogate-Key: 00000000aa 00000000bb\r\n'));
    await writeFile(join(below, 'small'), head('surrogate-key: 00000000bb\r\n'));
    await writeFile(join(below, 'other'), head('Surrogate-Key: 00000000cc\r\n'));
    await writeFile(join(below, 'part'), head('Surrogate-Key: 00000000bbbb\r\n'));
    await writeFile(join(below, 'none'), head(''));
    await createNginxFolder({ folder }).purge(['00000000bb', '1'], signal);
    expect((await readdir(below)).sort()).toEqual(['none', 'other', 'part']);
  });

  test('is looked through to its end, many files at once, for as long as a large one takes', async () => {
    const large = join(folder, 'large');
    for (let index = 0; index < 300; index += 1) {
      const below = join(large, String(index % 16), String(index % 7));
      await mkdir(below, { recursive: true });
      await writeFile(
        join(below, `${index}`),
        head(`Surrogate-Key: ${index % 3 === 0 ? '00000000dd' : '00000000ee'}\r\n`),
      );
    }
    const edge = createNginxFolder({ folder: large });
    await edge.purge(['00000000dd'], signal);
    const left = (await readdir(large, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    expect(left.map(({ name }) => Number(name) % 3).sort()).toEqual(
      Array.from({ length: 200 }, (_, at) => 1 + Math.floor(at / 100)),
    );
    expect(edge.deadlineMs).toBeGreaterThanOrEqual(300_000);
  });

  test('is left when the process ends', async () => {
    await expect(createNginxFolder({ folder }).purge(['1'], AbortSignal.abort())).rejects.toThrow('aborted');
  });

  test('that is not there fails the purge', async () => {
    const absent = createNginxFolder({ folder: join(folder, 'absent') });
    await expect(absent.purge(['1'], signal)).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
