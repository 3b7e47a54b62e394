/**
 * The outbox in a folder, for the instances of one machine. A submission is a file: in `queued/`, in `dead/`, and when
 * it is delivered an empty one in `delivered/`. Its attempts are files in `attempts/` that only one process can make,
 * numbered: a number is first a lease and then says when the next attempt is due.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createAttempts, NEVER } from './file-attempts.ts';
import { exists, flushFolder, removeBefore, timeOf } from './folders.ts';
import { nameOwnProcess } from './own-process.ts';
import { type Entry, type EntryState, type Envelope, nameOf, type OutboxStore, type Taken } from './store.ts';

type FileStoreOptions = {
  folder: string;
  clock: () => number;
  leaseMs: number;
  /** Names the process; when it is gone, another one takes over its leases. */
  owner?: string;
};

const STATES: readonly EntryState[] = ['queued', 'dead'];
const PART_LIFE_MS = 60 * 60 * 1000;

export async function createFileStore(options: FileStoreOptions): Promise<OutboxStore> {
  const { folder, clock, leaseMs, owner = nameOwnProcess() } = options;
  const folderOf = (state: EntryState | 'delivered' | 'parts') => join(folder, state);
  const attempts = await createAttempts({ folder: join(folder, 'attempts'), clock, leaseMs, owner });
  for (const state of [...STATES, 'delivered', 'parts'] as const)
    await mkdir(folderOf(state), { recursive: true, mode: 0o700 });
  await removeBefore(folderOf('parts'), clock() - PART_LIFE_MS);

  async function add(envelope: Envelope, body: Buffer): Promise<void> {
    const name = nameOf(envelope.key);
    const known = await Promise.all(
      [...STATES, 'delivered' as const].map((state) => exists(join(folderOf(state), name))),
    );
    // A file that another request is just adding may exist but not be flushed yet.
    if (!known.includes(true)) {
      await addWhole(name, Buffer.concat([Buffer.from(`${JSON.stringify(envelope)}\n`), body]));
    }
    await flushFolder(folderOf('queued'));
  }

  async function addWhole(name: string, bytes: Buffer): Promise<void> {
    const part = join(folderOf('parts'), `${name}.${randomUUID()}`);
    try {
      await writeFile(part, bytes, { flush: true, mode: 0o600 });
      await rename(part, join(folderOf('queued'), name));
    } catch (error) {
      // The visitor hears that it was not kept. What was written would take the last room of a full disk.
      await rm(part, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  async function take(most: number): Promise<Taken[]> {
    const taken: Taken[] = [];
    const latest = await attempts.list();
    for (const name of await readdir(folderOf('queued'))) {
      if (taken.length === most) break;
      const attempt = await attempts.begin(name, latest.get(name) ?? 0);
      if (attempt === null) continue;
      const file = await readFile(join(folderOf('queued'), name)).catch(() => null);
      // Another process has finished it meanwhile, or was killed while finishing.
      if (file === null || (await exists(join(folderOf('delivered'), name)))) await remove(name);
      else taken.push(build(name, attempt, file));
    }
    return taken;
  }

  function build(name: string, attempt: number, file: Buffer): Taken {
    const { envelope, body } = split(file);
    /** Records the outcome of the attempt, unless the entry was erased in the meantime. */
    async function end(dueAt: number, outcome: string): Promise<boolean> {
      const isThere = await exists(join(folderOf('queued'), name));
      await (isThere ? attempts.end(name, attempt, { dueAt, outcome }) : attempts.remove(name));
      return isThere;
    }
    return {
      envelope,
      body,
      attempts: attempt,
      finish: async () => {
        await writeFile(join(folderOf('delivered'), name), '', { mode: 0o600 });
        await flushFolder(folderOf('delivered'));
        await remove(name);
      },
      putOff: async (delayMs, outcome) => {
        await end(clock() + delayMs, outcome);
      },
      markDead: async (outcome) => {
        // Nobody takes it before it is in the other folder.
        if (!(await end(NEVER, outcome))) return;
        await rename(join(folderOf('queued'), name), join(folderOf('dead'), name));
        await flushFolder(folderOf('dead'));
      },
    };
  }

  async function remove(name: string): Promise<void> {
    await rm(join(folderOf('queued'), name), { force: true });
    await attempts.remove(name);
  }

  async function list(): Promise<Entry[]> {
    const latest = await attempts.list();
    const entries = await Promise.all(
      STATES.map(async (state) => {
        const names = await readdir(folderOf(state));
        return Promise.all(names.map((name) => readEntry(state, name, latest.get(name) ?? 0)));
      }),
    );
    return entries
      .flat()
      .flatMap((found) => (found === null ? [] : [found.entry]))
      .sort((one, other) => one.acceptedAt.localeCompare(other.acceptedAt));
  }

  async function readEntry(state: EntryState, name: string, attempt: number) {
    const file = await readFile(join(folderOf(state), name)).catch(() => null);
    if (file === null) return null;
    const { envelope, body } = split(file);
    const outcome = attempt === 0 ? '' : ((await attempts.read(name, attempt))?.outcome ?? '');
    return { entry: { ...envelope, state, attempts: attempt, outcome }, body };
  }

  async function read(reference: string) {
    const entry = (await list()).find((one) => one.reference === reference);
    return entry === undefined ? null : readEntry(entry.state, nameOf(entry.key), entry.attempts);
  }

  async function revive(reference: string): Promise<boolean> {
    const found = await read(reference);
    if (found === null) return false;
    const name = nameOf(found.entry.key);
    await attempts.removeEnded(name);
    if (found.entry.state === 'dead') {
      await rename(join(folderOf('dead'), name), join(folderOf('queued'), name));
      await flushFolder(folderOf('queued'));
    }
    return true;
  }

  async function erase(reference: string): Promise<void> {
    const found = await read(reference);
    if (found === null) return;
    const name = nameOf(found.entry.key);
    await rm(join(folderOf('dead'), name), { force: true });
    await remove(name);
  }

  async function eraseDead(before: Parameters<OutboxStore['eraseDead']>[0]): Promise<number> {
    let count = 0;
    // One by one: each is read with its files.
    for (const name of await readdir(folderOf('dead'))) {
      const found = await readEntry('dead', name, 0);
      const time = found === null ? undefined : before[found.entry.form];
      if (found === null || time === undefined || Date.parse(found.entry.acceptedAt) >= time) continue;
      // An entry requeued in the meantime has left this folder; keep its attempts.
      const isErased = await rm(join(folderOf('dead'), name)).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return false;
          throw error;
        },
      );
      if (!isErased) continue;
      await attempts.remove(name);
      count += 1;
    }
    return count;
  }

  async function getStats() {
    const [queued = [], dead = []] = await Promise.all(STATES.map((state) => readdir(folderOf(state))));
    const times = await Promise.all(queued.map((name) => timeOf(join(folderOf('queued'), name))));
    const oldest = Math.min(clock(), ...times.filter((time) => time !== null));
    return { queued: queued.length, dead: dead.length, oldestAgeMs: Math.max(0, clock() - oldest) };
  }

  return {
    add,
    take,
    list,
    read,
    revive,
    erase,
    getStats,
    forgetBefore: (time) => removeBefore(folderOf('delivered'), time),
    eraseDead,
    close: async () => {},
  };
}

function split(file: Buffer): { envelope: Envelope; body: Buffer } {
  const end = file.indexOf('\n');
  return { envelope: JSON.parse(file.toString('utf8', 0, end)), body: file.subarray(end + 1) };
}
