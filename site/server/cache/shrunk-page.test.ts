import { expect, test } from 'vitest';
import { restorePageEntry } from './shrunk-page.ts';

const HEAD = 'a head of its own\n';

test.each([3_000, 18_000, 100_000])(
  'a page of %i bytes that another process has made takes no more than they are',
  (length) => {
    const message = Buffer.concat([Buffer.from(HEAD), Buffer.alloc(length, 'x')]);
    const { variants, bytes } = restorePageEntry({
      ...{ key: '/uae', url: '/uae', status: 200, headers: [], freshMs: 0, storedAt: 0, isRecompressed: false },
      ...{ etags: { identity: '"a"', br: '"a-br"' }, isPacked: true, body: message.subarray(HEAD.length) },
    });
    expect(variants.br.body?.toString()).toBe('x'.repeat(length));
    expect(variants.br.body?.buffer.byteLength).toBe(length);
    expect(bytes).toBeLessThan(length + 4_000);
  },
);
