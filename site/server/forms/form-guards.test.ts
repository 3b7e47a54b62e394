import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  answerOf,
  apply,
  createForms,
  createState,
  cv,
  ENQUIRY,
  type Fields,
  origin,
  post,
} from '../test/form-site.ts';
import { buildPdf } from '../test/sample-files.ts';

let state: Awaited<ReturnType<typeof createState>>;
beforeEach(async () => {
  state = await createState();
});
afterEach(() => rm(state.folder, { recursive: true }));

test.each<[string, Fields, number]>([
  ['fills the field that nobody sees', { website: 'https://spam.example' }, 422],
  ['takes 2,999 ms', { elapsed: '2999' }, 422],
  ['says nonsense of its time', { elapsed: 'soon' }, 422],
  ['takes three seconds', { elapsed: '3000' }, 303],
  ['has no script', { elapsed: '' }, 303],
])('a post that %s is answered with %#', async (_, more, status) => {
  const { send } = await createForms(state);
  expect((await send(post('/uae/general-enquiry', { ...ENQUIRY, ...more }))).status).toBe(status);
});

test.each<[string, Record<string, string>, number]>([
  ['another site', { origin: 'https://evil.example' }, 403],
  ['nowhere', { origin: 'null' }, 403],
  ['a page without referrers', { origin: 'null', 'sec-fetch-site': 'same-origin' }, 303],
  ['another part of the same domain', { origin: 'null', 'sec-fetch-site': 'same-site' }, 403],
])('a form posted from %s', async (_, headers, status) => {
  const { send } = await createForms(state);
  expect((await send(post('/uae/general-enquiry', ENQUIRY, headers))).status).toBe(status);
});

test('too many of one client are a 429, with everything kept', async () => {
  state.isAllowed = false;
  const { send } = await createForms(state);
  const response = await send(post('/uae/general-enquiry', ENQUIRY));
  expect([response.status, response.headers.get('retry-after'), await answerOf(response)]).toMatchObject([
    429,
    '60',
    { general: 'too-often', values: { name: ['Sample Person'] } },
  ]);
});

test('a file of one who sends too often is neither written nor looked into', async () => {
  state.isAllowed = false;
  let scans = 0;
  state.scan = async () => {
    scans += 1;
    return 'clean';
  };
  const { send } = await createForms(state);
  const response = await send(apply({ cv: cv() }));
  expect([response.status, (await answerOf(response)).held, scans]).toEqual([429, [], 0]);
  expect(await readdir(state.folder)).toEqual([]);
});

test('six forms of one client are sent at once, and one more is too many of it; so are 32 of all', async () => {
  const { send } = await createForms(state);
  const begin = (client: string) => {
    const body = new ReadableStream();
    const headers = { 'content-type': 'multipart/form-data; boundary=b', 'sec-fetch-site': 'same-origin' };
    const sent = { method: 'POST', headers, body, duplex: 'half' } as const;
    return send(new Request(`${origin}/uae/general-enquiry`, sent), client);
  };
  const clients = Array.from({ length: 31 }, (_, index) => (index < 6 ? 'a' : `${index}`));
  for (const client of clients) void begin(client).catch(() => {});
  expect((await begin('a')).status).toBe(429);
  void begin('b').catch(() => {});
  expect([(await begin('c')).status, (await begin('a')).status]).toEqual([503, 429]);
});

test('an address without a form is for others to answer', async () => {
  const { respond } = await createForms(state);
  const request = post('/uae/our-story', {});
  expect(await respond(request)).toBe(null);
});

test('header lines in a field are text', async () => {
  const { send } = await createForms(state);
  await send(post('/uae/general-enquiry', { ...ENQUIRY, name: 'A\r\nBcc: b@example.com', product: 'x\0\x1b[2J' }));
  expect(state.accepted[0]?.fields).toMatchObject({ name: 'A Bcc: b@example.com', product: 'x[2J' });
});

test('a disk that takes no file costs neither a text nor a place, and the next form is kept', async () => {
  const { send } = await createForms(state);
  await rm(state.folder, { recursive: true });
  await writeFile(state.folder, '');
  // More than the parser holds: it waits until somebody reads the file.
  const large = cv(Buffer.concat([buildPdf(), Buffer.alloc(1_000_000)]));
  for (let time = 0; time < 7; time += 1) {
    const response = await send(apply({ cv: large }));
    expect([response.status, await answerOf(response)]).toMatchObject([
      503,
      { general: 'not-kept', values: { name: ['عينة'] }, held: [] },
    ]);
  }
  expect(state.errors).toHaveLength(7);
  await rm(state.folder);
  await mkdir(state.folder);
  expect((await send(apply({ cv: cv() }))).status).toBe(303);
});
