import { expect, test } from 'vitest';
import { countTurns } from '../test/count-turns.ts';
import { FORM_RULES } from './form-rules.ts';
import { readPosted } from './read-posted.ts';

const CHUNK = 64 * 1024;

const post = (body: BodyInit, type?: string) =>
  new Request('http://backend.test', {
    method: 'POST',
    body,
    headers: type === undefined ? {} : { 'content-type': type },
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  });

test('reading a post of 5.2 MB yields to the event loop', async () => {
  const body = new FormData();
  body.append('cv', new File(['%PDF-1.7', new Uint8Array(5_200_000)], 'cv.pdf'));
  const work = readPosted(post(body), FORM_RULES['join-us']);
  expect(await countTurns(work)).toBeGreaterThan(5_200_000 / CHUNK);
  expect(await work).toMatchObject({ files: { cv: { name: 'cv.pdf', kind: 'pdf', isTooLarge: false } } });
});

test('a post of many small parts is not read past its limit', async () => {
  const part = '--x\r\nContent-Disposition: form-data; name="job"\r\n\r\n1\r\n';
  const chunk = new TextEncoder().encode(part.repeat(1000));
  let pulls = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        pulls += 1;
        controller.enqueue(chunk);
        if (pulls === 100) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  expect(await readPosted(post(body, 'multipart/form-data; boundary=x'), FORM_RULES['join-us'])).toBe(413);
  expect(pulls).toBeLessThan(5);
});

test.each([
  ['newsletter', 8 * 1024],
  ['general-enquiry', 128 * 1024],
  ['join-us', 12 * 1024 * 1024 + 128 * 1024],
] as const)('the form %s takes %d bytes', async (form, limit) => {
  const readAnnounced = (size: number) => {
    const request = post('--x--\r\n', 'multipart/form-data; boundary=x');
    request.headers.set('content-length', String(size));
    return readPosted(request, FORM_RULES[form]);
  };
  expect(await readAnnounced(limit)).toEqual({ texts: {}, files: {}, hidden: {} });
  expect(await readAnnounced(limit + 1)).toBe(413);
});

test.each([
  ['cv.pdf', '%PDF-1.7', 'pdf'],
  ['CV.PDF', '%PDF-1.7', 'pdf'],
  ['cv.docx', 'PK\x03\x04 … word/document.xml', 'docx'],
  ['cv.docx', 'PK\x03\x04 … xl/workbook.xml', null],
  ['cv.docx', '%PDF-1.7', null],
  ['cv.pdf', 'MZ %PDF-1.7', null],
  ['cv.exe', '%PDF-1.7', null],
])('a file %s that begins with %j is of kind %s', async (name, text, kind) => {
  const body = new FormData();
  body.append('cv', new File([text], name));
  expect(await readPosted(post(body), FORM_RULES['join-us'])).toMatchObject({ files: { cv: { kind } } });
});

test('file names lose their folders and control characters', async () => {
  const part =
    '--x\r\nContent-Disposition: form-data; name="cv"; filename="../../etc/my\u0007 cv.pdf"\r\n\r\n%PDF-1.7\r\n--x--\r\n';
  const posted = await readPosted(post(part, 'multipart/form-data; boundary=x'), FORM_RULES['join-us']);
  expect(posted).toMatchObject({ files: { cv: { name: 'my cv.pdf' } } });
});

test('only the fields of the form and three hidden ones are kept', async () => {
  const body = new FormData();
  for (const name of ['__proto__', 'constructor', 'email', 'email[]', '_wpcf7', '_wpcf7_locale', 'cv', ''])
    body.append(name, 'x');
  body.append('_idempotency_key', 'k'.repeat(401));
  body.append('email', new File(['x'], 'x'));
  const posted = await readPosted(post(body), FORM_RULES['join-us']);
  expect(posted).toEqual({ texts: { email: ['x', 'x'] }, files: {}, hidden: { wpcf7_locale: 'x' } });
});
