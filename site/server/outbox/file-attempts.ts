import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { parseJson } from '../../../contract/parse-json.ts';
import { MAX_REST_MS } from './back-off.ts';
import { isGone } from './own-process.ts';

/** A process's lease, or its outcome. */
const attemptSchema = z.union([
  z.object({ owner: z.string(), until: z.number() }),
  z.object({ dueAt: z.number(), outcome: z.string() }),
]);
type Attempt = z.output<typeof attemptSchema>;

/** A postponed file is not checked again within this time. */
const RECHECK_MS = 5_000;

/** Due time of dead entries. */
export const NEVER = Number.MAX_SAFE_INTEGER;

type AttemptsOptions = { folder: string; clock: () => number; leaseMs: number; owner: string };

/** Creates the numbered attempts for a folder of files: only one process can create the next number. */
export async function createAttempts({ folder, clock, leaseMs, owner }: AttemptsOptions) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const waiting = new Map<string, number>();
  const pathOf = (name: string, attempt: number) => join(folder, `${name}.${attempt}`);

  /** Lists the last attempt of every name. */
  async function list(): Promise<Map<string, number>> {
    const latest = new Map<string, number>();
    const now = clock();
    for (const [name, until] of waiting) if (until <= now || until > now + RECHECK_MS) waiting.delete(name);
    for (const file of await readdir(folder)) {
      const [name = '', attempt] = file.split('.');
      if (/^\d+$/.test(attempt ?? '')) latest.set(name, Math.max(Number(attempt), latest.get(name) ?? 0));
    }
    return latest;
  }

  /** Begins the attempt after the last one and returns its number; null when it is not due, or another process's. */
  async function begin(name: string, last: number): Promise<number | null> {
    const now = clock();
    if ((waiting.get(name) ?? 0) > now) return null;
    const dueAt = last === 0 ? 0 : await readDue(name, last);
    if (dueAt === NEVER || (dueAt > now && dueAt <= now + MAX_REST_MS)) {
      waiting.set(name, Math.min(dueAt, now + RECHECK_MS));
      return null;
    }
    const lease: Attempt = { owner, until: now + leaseMs };
    const isOurs = await writeFile(pathOf(name, last + 1), JSON.stringify(lease), { flag: 'wx', mode: 0o600 }).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return false;
        throw error;
      },
    );
    if (!isOurs) return null;
    await rm(pathOf(name, last), { force: true });
    return last + 1;
  }

  /** Reads when the next attempt may begin: a lease ends with its time, or with its process. */
  async function readDue(name: string, attempt: number): Promise<number> {
    const found = await read(name, attempt);
    if (found !== null) return 'dueAt' in found ? found.dueAt : isGone(found.owner) ? 0 : found.until;
    // Another process is writing it, or was killed while writing.
    const made = await stat(pathOf(name, attempt)).catch(() => null);
    return made === null ? 0 : made.mtimeMs + leaseMs;
  }

  /** Null if there is none, or if it is half written. */
  async function read(name: string, attempt: number): Promise<(Attempt & { outcome?: string }) | null> {
    const text = await readFile(pathOf(name, attempt), 'utf8').catch(() => '');
    return attemptSchema.safeParse(parseJson(text)).data ?? null;
  }

  async function end(name: string, attempt: number, ended: Extract<Attempt, { dueAt: number }>): Promise<void> {
    const part = join(folder, `${name}.${randomUUID()}`);
    await writeFile(part, JSON.stringify(ended), { mode: 0o600 });
    await rename(part, pathOf(name, attempt));
  }

  async function remove(name: string): Promise<void> {
    waiting.delete(name);
    const files = (await readdir(folder)).filter((file) => file.startsWith(`${name}.`));
    await Promise.all(files.map((file) => rm(join(folder, file), { force: true })));
  }

  /** Forgets the attempts of a name, unless one is running. */
  async function removeEnded(name: string): Promise<void> {
    const last = (await list()).get(name) ?? 0;
    const found = last === 0 ? null : await read(name, last);
    if (found === null || 'dueAt' in found || isGone(found.owner)) await remove(name);
  }

  return { list, begin, read, end, remove, removeEnded };
}
