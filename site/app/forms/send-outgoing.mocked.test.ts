import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Outgoing } from './outgoing.ts';
import { sendOutgoing } from './send-outgoing.ts';

const waiting = vi.hoisted((): { list: Outgoing[] } => ({ list: [] }));
vi.mock('./outgoing.ts', () => ({
  listOutgoing: async () => [...waiting.list],
  removeOutgoing: async ({ id }: Outgoing) => {
    waiting.list = waiting.list.filter((one) => one.id !== id);
  },
}));

const enquiry = (id: string): Outgoing => ({
  id,
  form: 'general-enquiry',
  address: `/uae/general-enquiry?product=${id}`,
  entries: [
    ['message', `Message of ${id}`],
    ['cv', new File(['x'], 'cv.pdf')],
  ],
});
const json = (body: object, status = 200) => Response.json(body, { status });
const page = (status: number) => new Response('<p>Upkeep', { status, headers: { 'content-type': 'text/html' } });
const refused = (general: string | null) => json({ values: {}, problems: {}, general, held: [] }, 422);
const kept = () => JSON.parse(localStorage.getItem('form-draft general-enquiry refused') ?? '[]');

let answers: Record<string, () => Response | Promise<Response>>;
const asked: string[] = [];
let lock: object | null;

/** Sends the waiting forms; returns the outcomes by id, in order, and the ids still waiting. */
async function send() {
  const outcomes: string[] = [];
  await sendOutgoing(({ id }, { kind }) => outcomes.push(`${id} ${kind}`));
  return { outcomes, waiting: waiting.list.map(({ id }) => id) };
}

beforeEach(() => {
  lock = {};
  asked.length = 0;
  waiting.list = ['a', 'b', 'c'].map(enquiry);
  answers = {};
  const storage = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  vi.stubGlobal('navigator', {
    locks: { request: (_: string, __: object, run: (given: object | null) => Promise<void>) => run(lock) },
  });
  vi.stubGlobal('fetch', async (address: string) => {
    const id = address.slice(-1);
    asked.push(id);
    return (answers[id] ?? (() => json({ reference: '1' })))();
  });
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('what is taken leaves the device, one after the other', async () => {
  expect(await send()).toEqual({ outcomes: ['a taken', 'b taken', 'c taken'], waiting: [] });
  expect(asked).toEqual(['a', 'b', 'c']);
});

test('each may take the five minutes that a slow phone needs for its files', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await send();
  expect(timeout.mock.calls).toEqual(Array(3).fill([300_000]));
});

test('while another tab sends, nothing is sent', async () => {
  lock = null;
  expect(await send()).toEqual({ outcomes: [], waiting: ['a', 'b', 'c'] });
  expect(asked).toEqual([]);
});

test.each<[string, () => Response]>([
  ['a page of a proxy', () => page(502)],
  ['a page of a network that wants a sign-in', () => page(200)],
  ['JSON of somebody else', () => json({ message: 'forbidden' }, 403)],
  ['nothing', () => new Response('')],
  ['that files are not checked just now', () => refused('not-checked')],
  ['that it was too often', () => refused('too-often')],
])('one that is answered with %s waits, and the others are sent', async (_, answer) => {
  answers.a = answer;
  expect(await send()).toEqual({ outcomes: ['a unreached', 'b taken', 'c taken'], waiting: ['a'] });
  expect(kept()).toEqual([]);
});

test('what is too large for a proxy on the way is told, and a draft again', async () => {
  answers.b = () => page(413);
  expect(await send()).toEqual({ outcomes: ['a taken', 'b refused', 'c taken'], waiting: [] });
  expect(kept()).toMatchObject([{ values: { message: ['Message of b'] } }]);
});

test('without a connection nothing more is tried, and everything waits', async () => {
  answers.b = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await send()).toEqual({ outcomes: ['a taken'], waiting: ['b', 'c'] });
  expect(asked).toEqual(['a', 'b']);
});

test('what is refused leaves the queue for the drafts, with the product that led to it', async () => {
  answers.b = () => refused(null);
  expect(await send()).toEqual({ outcomes: ['a taken', 'b refused', 'c taken'], waiting: [] });
  expect(kept()).toMatchObject([{ values: { message: ['Message of b'] }, address: '/uae/general-enquiry?product=b' }]);
});

test('what is refused stays in the queue when the drafts cannot keep it', async () => {
  answers.b = () => refused(null);
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('The quota has been exceeded.');
    },
  });
  expect(await send()).toEqual({ outcomes: ['a taken', 'b unreached', 'c taken'], waiting: ['b'] });
});
