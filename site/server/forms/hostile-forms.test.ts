import { randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FORM_FIELDS } from '../../../contract/forms/form-fields.ts';
import { describeField, describeGeneral } from '../../app/forms/describe-field.server.ts';
import { answerOf, apply, createForms, createState, cv, origin } from '../test/form-site.ts';
import { buildDocx, buildPdf, buildZip } from '../test/sample-files.ts';

let state: Awaited<ReturnType<typeof createState>>;
beforeEach(async () => {
  state = await createState();
});
afterEach(() => rm(state.folder, { recursive: true }));

const MULTIPART = 'multipart/form-data; boundary=x';
const raw = (body: string | Uint8Array<ArrayBuffer>, type = MULTIPART) =>
  new Request(`${origin}/uae/careers/join-us`, { method: 'POST', body, headers: { origin, 'content-type': type } });
const part = (value: string, more = '') =>
  `--x\r\nContent-Disposition: form-data; name="name"${more}\r\n\r\n${value}\r\n--x--`;
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

const PDF_BOMB = buildPdf([Buffer.alloc(260_000_000)]);
const DOCX_BOMB = buildDocx({ 'word/media/a.bmp': Buffer.alloc(260_000_000) });

/** Hostile posts, named by their fault. */
const HOSTILE: Readonly<Record<string, () => Request>> = {
  'a type with another charset': () => raw(part('a'), 'text/plain; charset=utf-7'),
  'two types': () => raw(part('a'), 'application/json, multipart/form-data; boundary=x'),
  'a type of 60 kB': () => raw(part('a'), `${MULTIPART}; ${'a=b;'.repeat(15_000)}`),
  'an empty boundary': () => raw(part('a'), 'multipart/form-data; boundary=""'),
  'a boundary of 5,000 letters': () => raw(part('a'), `multipart/form-data; boundary=${'x'.repeat(5_000)}`),
  'a boundary like a pattern': () => raw(part('a'), 'multipart/form-data; boundary="(.*)+$"'),
  'a boundary within its own': () => raw('--x\r\n--x\r\n--x\r\n--x--\r\n--x'),
  'a part in a part': () => raw(part(part('a'), '\r\nContent-Type: multipart/mixed; boundary=x')),
  'UTF-16': () => raw(new Uint8Array(Buffer.from(part('a'), 'utf16le'))),
  'overlong UTF-8': () => raw(latin1(part('\xc0\xaf\xe0\x80\xaf\xf8\x88\x80\x80\x80'))),
  'a transfer encoding that is not undone': () => raw(part('YQ==', '\r\nContent-Transfer-Encoding: base64')),
  'a field of 70 kB': () => raw(part('م'.repeat(35_000))),
  'texts of 200 kB': () => raw(part('a').replace('--x--', '').repeat(95) + part('a'.repeat(190_000))),
  'random bytes': () => raw(new Uint8Array(randomBytes(100_000))),
  'a PDF that is an archive': () =>
    apply({
      cv: cv(Buffer.concat([buildPdf(), buildZip({ a: Buffer.from('a') }), Buffer.from('startxref\n9\n%%EOF')])),
    }),
  'a page named .pdf': () => apply({ cv: cv(Buffer.from('<html>%PDF-1.7<script>')) }),
  'a bomb named .pdf': () => apply({ cv: cv(PDF_BOMB) }),
  'a bomb named .docx': () => apply({ cv: cv(DOCX_BOMB, 'cv.docx') }),
  'an archive that names itself': () =>
    apply({ cv: cv(buildZip({ '[Content_Types].xml': Buffer.from('PK') }), 'a.docx') }),
};
const ROUNDS = 2;
/** Half the bytes posted in a round; the engine keeps less for itself. */
const MAX_GROWTH = 500_000;

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

/** Measures the memory in use after all garbage is collected. */
async function measure(): Promise<number> {
  for (let turn = 0; turn < 3; turn += 1) {
    if (typeof collect === 'function') collect();
    await nextTurn();
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

test('hostile forms are a 4xx with a message each, and leave neither memory nor files behind', async () => {
  const { send } = await createForms(state);
  const general = describeGeneral('ar');
  const fields = new Map(FORM_FIELDS['join-us'].map((field) => [field.name, describeField(field, 'ar', '971')]));
  const sizes: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, build] of Object.entries(HOSTILE)) {
      const response = await send(build());
      const answer = await answerOf(response);
      expect([name, response.status >= 400 && response.status < 500]).toEqual([name, true]);
      const messages = [
        ...(answer.general === null ? [] : [general[answer.general]]),
        ...Object.entries(answer.problems).map(([field, problem]) => fields.get(field)?.text.problems[problem]),
      ];
      expect([name, messages.length > 0, messages.every((message) => /[\u0600-\u06ff]/.test(message ?? ''))]).toEqual([
        name,
        true,
        true,
      ]);
    }
    sizes.push(await measure());
  }
  expect(await readdir(state.folder)).toEqual([]);
  expect([state.accepted, state.errors]).toEqual([[], []]);
  // The first round warms up.
  const [warm = 0, last = 0] = sizes;
  expect(last - warm).toBeLessThan(MAX_GROWTH);
});
