/** 2,000 submissions through random faults, with the site's outbox killed a hundred times. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseJson } from '../../contract/parse-json.ts';
import type { Bench, Outcome } from './part.ts';

const RUN = 'backend/test/outbox-faults.ts';
const SUBMISSIONS = 2_000;
const KILLS = 100;

export async function outbox({ random }: Bench): Promise<Outcome | { skipped: string }> {
  if (!existsSync(RUN)) return { skipped: 'there is no backend' };
  const args = [RUN, SUBMISSIONS, KILLS, random.below(1_000_000)].map(String);
  const run = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const chunks: Buffer[] = [];
  for await (const chunk of run.stdout) chunks.push(chunk);
  const { faults = {}, ...counts } = Object(parseJson(Buffer.concat(chunks).toString()));
  const wanted = { thanked: SUBMISSIONS, records: SUBMISSIONS, acknowledgements: SUBMISSIONS, kills: KILLS };
  const failures = Object.entries(wanted).flatMap(([name, count]) =>
    counts[name] === count ? [] : [`${counts[name]} ${name}, not ${count}`],
  );
  const posts = Object.values(faults).reduce((sum: number, count) => sum + Number(count), 0);
  return { requests: posts, failures, figures: `${JSON.stringify(counts)}, ${JSON.stringify(faults)}` };
}
