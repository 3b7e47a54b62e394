import { expect, test, vi } from 'vitest';
import { createGroupFigures } from './group-figures.ts';
import type { Figure, FromPrimary } from './workers/messages.ts';

/** Two workers whose figures a test sets; null: one that does not answer. */
function start() {
  const state = new Map<string, Figure[] | null>();
  const listed = new Set<{ name: string; send: (message: FromPrimary) => void }>();
  const figures = createGroupFigures(() => [...listed]);
  function add(name: string) {
    const worker = {
      name,
      send: (message: FromPrimary) => {
        const own = state.get(name);
        if (message.kind === 'figures' && own) figures.take(message.id, own);
      },
    };
    listed.add(worker);
    const end = () => {
      listed.delete(worker);
      figures.end(worker);
    };
    const setVisits = (visits: number | null) => void state.set(name, visits === null ? null : of(visits));
    return { worker, end, setVisits };
  }
  async function read() {
    const { text } = await figures.write();
    const find = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
    return { visits: find('visits_total'), slow: find('seconds_bucket\\{le="1"\\}'), bytes: find('bytes') };
  }
  return { add, read, figures };
}

/** Figures of a process with this many visits, each of which uses a byte. */
function of(visits: number): Figure[] {
  const help = 'Of a test.';
  return [
    { name: 'visits_total', help, type: 'counter', values: [{ value: visits, labels: {} }] },
    {
      name: 'seconds',
      help,
      type: 'histogram',
      values: [{ value: visits, labels: { le: 1 }, metricName: 'seconds_bucket' }],
    },
    { name: 'bytes', help, type: 'gauge', values: [{ value: visits, labels: {} }] },
  ];
}

test('what a process has counted stays counted when it ends; what it held is gone', async () => {
  const { add, read } = start();
  const [one, other] = [add('one'), add('other')];
  one.setVisits(1_000);
  other.setVisits(1_000);
  expect(await read()).toEqual({ visits: 2_000, slow: 2_000, bytes: 2_000 });
  one.end();
  expect(await read()).toEqual({ visits: 2_000, slow: 2_000, bytes: 1_000 });
  const fresh = add('fresh');
  fresh.setVisits(3);
  other.setVisits(1_001);
  expect(await read()).toEqual({ visits: 2_004, slow: 2_004, bytes: 1_004 });
  other.end();
  fresh.end();
  expect((await read()).visits).toBe(2_004);
});

test('of one that is too busy to answer the last figures count', async () => {
  vi.useFakeTimers();
  const { add, read } = start();
  const [one, other] = [add('one'), add('other')];
  one.setVisits(1_000);
  other.setVisits(1_000);
  await read();
  other.setVisits(null);
  one.setVisits(1_500);
  const reading = read();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await reading).toEqual({ visits: 2_500, slow: 2_500, bytes: 2_500 });
  vi.useRealTimers();
});

test('the answer of one that has ended meanwhile is not counted twice', async () => {
  const { add, read, figures } = start();
  const one = add('one');
  one.setVisits(1_000);
  await read();
  one.setVisits(null);
  const asked = vi.spyOn(one.worker, 'send');
  const reading = read();
  await expect.poll(() => asked).toHaveBeenCalled();
  one.end();
  const [message] = asked.mock.calls[0] ?? [];
  if (message?.kind !== 'figures') throw new Error('It was not asked.');
  figures.take(message.id, of(1_000));
  await reading;
  expect((await read()).visits).toBe(1_000);
});
