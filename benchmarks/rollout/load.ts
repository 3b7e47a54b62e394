/** Requests of all kinds through nginx at a steady rate, none of which may fail. */
import { createRandom } from '../../site/script/random.ts';
import { createAsk } from '../torture/ask.ts';
import { repeat } from '../torture/bounded.ts';
import type { Failures } from '../torture/failures.ts';
import { drawRequest } from '../torture/traffic.ts';
import type { World } from '../torture/world.ts';
import { createAgeJudge } from './age.ts';

/** More than 60 forms a minute from one address are refused, and all come from one. */
const FORMS_A_SECOND = 0.8;
const TIMEOUT_MS = 30_000;
const FORM = {
  path: '/uae/newsletter',
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
} as const;

type LoadOptions = { port: number; origin: string; world: World; rate: number; until: number; failures: Failures };

/** Sends requests until a time; returns when each was sent and the milliseconds it took. */
export async function load({ port, origin, world, rate, until, failures }: LoadOptions) {
  // Half a second of requests may be under way.
  const width = Math.max(8, Math.ceil(rate / 2));
  const { ask, close } = createAsk(port, { width });
  const random = createRandom(1);
  const ages = createAgeJudge(failures, Date.now);
  const answers: { at: number; took: number }[] = [];

  async function askOne(
    kind: string,
    path: string,
    isRight: (status: number) => boolean,
    asking: () => ReturnType<typeof ask>,
  ) {
    const at = performance.now();
    try {
      const reply = await asking();
      if (!isRight(reply.status)) failures.note(`${kind} answers ${reply.status}`, path);
      if (reply.status === 200) ages.judge(path, reply);
    } catch (error) {
      failures.note(`${kind}: ${error instanceof Error ? error.message : error}`, path);
    }
    answers.push({ at, took: performance.now() - at });
  }

  await Promise.all([
    repeat({ most: Number.POSITIVE_INFINITY, until, width, rate }, async () => {
      const { path, kind, statuses, ...options } = drawRequest(random, world);
      // Here a full queue and a missing script count as failures.
      const isRight = (status: number) =>
        statuses.includes(status) && status !== 503 && (status !== 404 || kind === 'missing');
      await askOne(kind, path, isRight, () => ask(path, { ...options, timeoutMs: TIMEOUT_MS }));
    }),
    repeat({ most: Number.POSITIVE_INFINITY, until, width: 1, rate: FORMS_A_SECOND }, async (turn) => {
      const { path, ...options } = FORM;
      const body = `email=visitor-${turn}%40example.com`;
      const headers = { ...options.headers, origin };
      await askOne(
        'a form',
        path,
        (status) => status === 303,
        () => ask(path, { ...options, headers, body, timeoutMs: TIMEOUT_MS }),
      );
    }),
  ]);
  close();
  return { answers, ...ages.getStats() };
}
