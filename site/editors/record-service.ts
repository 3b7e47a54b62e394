import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { parseJson } from '../../contract/parse-json.ts';

/** The origin in recorded answers, whichever service they come from. */
const RECORDED_ORIGIN = 'http://127.0.0.1:8088';

const recording = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()) });
const answered = z.object({
  data: z.record(z.string(), z.unknown()),
  errors: z.array(z.unknown()).max(0).optional(),
});

/** The result of a recording. */
type Recorded = { operation: string; result: 'changed' | 'unchanged' | 'failed' };

/**
 * Sends each recorded query to a service again and records the new answer. If the answer has errors, the old one is
 * kept.
 */
export async function recordService({
  endpoint,
  folder,
  fetch,
}: {
  endpoint: string;
  folder: string;
  fetch: typeof globalThis.fetch;
}): Promise<Recorded[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json'));
  const recorded: Recorded[] = [];
  for (const file of files) {
    const path = join(folder, file);
    const old = await readFile(path, 'utf8');
    const { query, variables } = recording.parse(JSON.parse(old));
    const text = await ask(endpoint, { query, variables, operationName: file.replace('.json', '') }, fetch);
    const written = text && writeRecording(text, query, variables, endpoint);
    if (written && written !== old) await writeFile(path, written);
    recorded.push({
      operation: file.replace('.json', ''),
      result: !written ? 'failed' : written === old ? 'unchanged' : 'changed',
    });
  }
  return recorded;
}

async function ask(endpoint: string, body: object, fetch: typeof globalThis.fetch): Promise<string | null> {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const response = await fetch(endpoint, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => null);
  return response?.status === 200 ? response.text() : null;
}

function writeRecording(text: string, query: string, variables: object, endpoint: string): string | null {
  const body = parseJson(text.replaceAll(new URL(endpoint).origin, RECORDED_ORIGIN));
  if (!answered.safeParse(body).success) return null;
  return JSON.stringify({ status: 200, query, variables, body }, null, 1);
}
