import { expect, test } from 'vitest';
import { countBytes } from './count-bytes.ts';

const variant = (body: Buffer | null) => ({ body, etag: '', encoding: null });
const body = Buffer.from(new ArrayBuffer(500));

test.each([
  ['its bodies, each once', { br: variant(body), gzip: variant(body), identity: variant(null) }, ['vary', 'x'], 3_500],
  [
    'the whole of what a body is a slice of',
    { br: variant(Buffer.from(new ArrayBuffer(64_000), 0, 10)), gzip: variant(null), identity: variant(null) },
    [],
    67_000,
  ],
  [
    'the tags of a page for caches in front',
    { br: variant(body), gzip: variant(null), identity: variant(null) },
    ['surrogate-key', 'a'.repeat(4_987)],
    3_500 + 4_000,
  ],
])('an entry counts %s', (_, variants, headers, bytes) => {
  expect(countBytes({ variants, headers })).toBe(bytes);
});
