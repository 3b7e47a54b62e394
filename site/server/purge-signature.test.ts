import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createSignatureCheck, SIGNATURE_HEADER, signNotice, TIMESTAMP_HEADER } from './purge-signature.ts';

/** The same cases are signed by the plugin of the content service. */
const cases = z
  .object({
    secret: z.string(),
    notices: z.array(z.object({ timestamp: z.string(), body: z.string(), signature: z.string() })),
  })
  .parse(JSON.parse(readFileSync(new URL('../../contract/signatures.json', import.meta.url), 'utf8')));

test.each(cases.notices)('a notice is signed as the plugin signs it: $body', ({ timestamp, body, signature }) => {
  expect(signNotice(cases.secret, timestamp, body)).toBe(signature);
  const { check } = createSignatureCheck({ secret: cases.secret, clock: () => Number(timestamp) * 1000 });
  const headers = new Headers({ [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: signature });
  expect(check(headers, body)).toBeNull();
  expect(check(headers, body)).toMatchObject({ status: 409 });
});
