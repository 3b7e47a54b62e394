import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { Submission } from '../../contract/forms/submission.ts';
import type { FormAnswer } from '../app/forms/form-answer.ts';
import { readSiteEnv } from '../env.ts';
import { openForms } from './open-forms.ts';
import { answerOf, apply, cv, ENQUIRY, origin, post } from './test/form-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'forms-'));
const uploads = join(folder, 'uploads');
const accepted: Submission[] = [];
let now = Date.now();
let forms: Awaited<ReturnType<typeof openForms>>;
beforeEach(async () => {
  accepted.length = 0;
  forms = await openForms({
    env: readSiteEnv({ DATA_DIR: folder, SITE_ORIGIN: origin, NODE_ENV: 'test' }),
    log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() },
    clock: () => now,
    steadyClock: () => now,
    onError: (error) => {
      throw error;
    },
    outbox: {
      accept: async (submission) => ({ reference: `${accepted.push(submission)}` }),
      getStats: async () => ({ queued: 0, dead: 0, oldestAgeMs: 0 }),
    },
    counts: null,
  });
  forms.stopSweeping();
});
afterAll(() => rmSync(folder, { recursive: true }));

const renderPage = async (_: URL, answer: FormAnswer) => Response.json(answer);
async function send(request: Request, clientAddress = '192.0.2.1') {
  const response = await forms.answer(request, new URL(request.url), { clientAddress, renderPage });
  if (response === null) throw new Error('There is no form.');
  return response;
}

/** How many of this many clients, one after the other, were allowed. */
async function countAllowed(times: number, ask: (client: string) => Promise<boolean>) {
  let allowed = 0;
  for (let client = 0; client < times; client += 1) if (await ask(`client ${client}`)) allowed += 1;
  return allowed;
}

test('posts are 60 a minute of one client and 3,000 of all, until the minute is over', async () => {
  expect(await countAllowed(70, () => forms.mayPost('one'))).toBe(60);
  expect(await countAllowed(3_000, forms.mayPost)).toBe(2_940);
  now += 59_999;
  expect(await forms.mayPost('another')).toBe(false);
  now += 1;
  expect(await forms.mayPost('another')).toBe(true);
});

test('forms are six a minute of one client and 600 of all: what comes then is told to wait and keeps its words', async () => {
  const ask = async (client: string) => (await send(post('/uae/general-enquiry', ENQUIRY), client)).status === 303;
  expect(await countAllowed(7, () => ask('one'))).toBe(6);
  expect(await countAllowed(600, ask)).toBe(594);
  const refused = await send(post('/uae/general-enquiry', ENQUIRY), 'another');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect((await answerOf(refused)).values.name).toEqual([ENQUIRY.name]);
  expect(accepted).toHaveLength(600);
});

test('an application is taken while a gigabyte of files waits, and not kept while there is more', async () => {
  mkdirSync(uploads, { recursive: true });
  const waiting = join(uploads, 'waiting');
  writeFileSync(waiting, '');
  // In blocks of the disk.
  truncateSync(waiting, 244_140 * 4096);
  expect((await send(apply({ cv: cv() }), 'one')).status).toBe(303);
  truncateSync(waiting, 244_140 * 4096 + 1);
  const refused = await send(apply({ cv: cv() }), 'two');
  expect([refused.status, (await answerOf(refused)).general]).toEqual([503, 'not-kept']);
  // A form without a file needs no room.
  expect((await send(post('/uae/general-enquiry', ENQUIRY), 'two')).status).toBe(303);
  rmSync(waiting);
  expect((await send(apply({ cv: cv() }), 'two')).status).toBe(303);
});

test('a form that comes too slowly is told so, and its connection closed', async () => {
  vi.useFakeTimers();
  try {
    const headers = { 'content-type': 'multipart/form-data; boundary=b', 'sec-fetch-site': 'same-origin' };
    const request = { method: 'POST', headers, body: new ReadableStream(), duplex: 'half' } as const;
    const answered = send(new Request(`${origin}/uae/general-enquiry`, request));
    await vi.advanceTimersByTimeAsync(7_000);
    const response = await answered;
    expect([response.status, response.headers.get('connection')]).toEqual([408, 'close']);
    expect((await answerOf(response)).general).toBe('too-slow');
  } finally {
    vi.useRealTimers();
  }
});
