import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RedirectTableError } from './read-redirects.server.ts';
import { createRedirectFile, watchRedirects } from './watch-redirects.server.ts';

function createFile(text: string) {
  const file = { text, version: 1 };
  return { file, reader: { read: async () => file.text, version: async () => String(file.version) } };
}

afterEach(() => vi.useRealTimers());

describe('watchRedirects', () => {
  it('reloads the file when it changes, and keeps the old table if the new one is invalid', async () => {
    const { file, reader } = createFile('from,to,status\n/a,/uae/plp,301');
    const onReload = vi.fn();
    const onError = vi.fn();
    const watched = await watchRedirects({ file: reader, onReload, onError });
    expect(watched.findRedirect('/a')?.location).toBe('/uae/plp');

    Object.assign(file, { text: '/a,/uae/brands,301\n/b,/uae/plp,301', version: 2 });
    await watched.check();
    expect(watched.findRedirect('/a')?.location).toBe('/uae/brands');
    expect(watched.size).toBe(2);
    expect(onReload).toHaveBeenCalledExactlyOnceWith(2);

    Object.assign(file, { text: '/a,/a,301', version: 3 });
    await watched.check();
    await watched.check();
    expect(watched.findRedirect('/a')?.location).toBe('/uae/brands');
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.any(RedirectTableError));
    watched.stop();
  });

  it('does not start with an invalid file', async () => {
    const { reader } = createFile('from,to,status\n/a,nowhere,301');
    await expect(watchRedirects({ file: reader })).rejects.toThrow('row 2: target "nowhere"');
  });

  it('checks periodically until it is stopped', async () => {
    vi.useFakeTimers();
    const { file, reader } = createFile('/a,/uae/plp,301');
    const watched = await watchRedirects({ file: reader, everyMs: 1000 });
    Object.assign(file, { text: '/a,/uae/brands,301', version: 2 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(watched.findRedirect('/a')?.location).toBe('/uae/brands');
    watched.stop();
    Object.assign(file, { text: '/a,/uae/plp,301', version: 3 });
    await vi.advanceTimersByTimeAsync(5000);
    expect(watched.findRedirect('/a')?.location).toBe('/uae/brands');
  });

  it('notices changes of a file on disk', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'redirects-'));
    try {
      const path = join(folder, 'redirects.csv');
      await writeFile(path, '/a,/uae/plp,301');
      const watched = await watchRedirects({ file: createRedirectFile(path) });
      await writeFile(path, '/a,/uae/our-story,301');
      await watched.check();
      expect(watched.findRedirect('/a')?.location).toBe('/uae/our-story');
      watched.stop();
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
