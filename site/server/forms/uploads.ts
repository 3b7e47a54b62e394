import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { z } from 'zod';

/** How long a file is kept for its form to be sent again. */
const HOLD_MS = 60 * 60 * 1000;
/** How old the count of the files may be: other processes have some there, too. */
const COUNT_MS = 60_000;
/** What a disk gives to a small file. */
const BLOCK_BYTES = 4096;
/** The bytes that one client's refused forms may hold, so that none fills the folder: eleven of the largest files. */
const MAX_OF_A_CLIENT = 60_000_000;
const TOKEN = /^[\w-]{22}$/;

const Record = z.object({
  form: z.string(),
  field: z.string(),
  name: z.string(),
  kind: z.enum(['pdf', 'docx']),
  size: z.number(),
  hash: z.string(),
});

/** A complete file, under a random name. */
export type Received = { token: string; path: string; size: number; hash: string };
/** A checked file, and the form field it belongs to. */
export type Upload = Received & z.output<typeof Record>;

type UploadsOptions = {
  folder: string;
  /** The limit of all files together. */
  maxBytes: number;
  clock: () => number;
};

/**
 * Creates the folder of waiting files: until their form is checked, and after a mistake in it until it is sent again.
 * Names are random, and nothing serves the folder. Abandoned files are removed after an hour.
 */
export function createUploads({ folder, maxBytes, clock }: UploadsOptions) {
  const pathOf = (token: string) => join(folder, token);
  const recordOf = (token: string) => `${pathOf(token)}.json`;
  /** Whether a file's hour is over; one of a clock that was ahead would stay for years. */
  const isOver = (since: number) => Math.abs(clock() - since) > HOLD_MS;
  /** The files and their bytes: those at the last sweep, and those received since. */
  let held = { entries: 0, bytes: 0 };
  let countedAt = Number.NEGATIVE_INFINITY;
  /** Whose files are held, oldest first. */
  const owners = new Map<string, { client: string; bytes: number; heldAt: number }>();

  /** Writes a file as it arrives; null when there is no room for it. One that cannot be written is read to its end. */
  function receive(stream: Readable): Promise<Received | null> {
    // Else its form would never end.
    return write(stream).finally(() => stream.resume());
  }

  async function write(stream: Readable): Promise<Received | null> {
    // Not before: a disk that cannot be written keeps no site from starting.
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (held.bytes > maxBytes || Math.abs(clock() - countedAt) > COUNT_MS) await sweep();
    if (held.bytes > maxBytes) return null;
    const token = randomBytes(16).toString('base64url');
    const path = pathOf(token);
    const hash = createHash('sha256');
    let size = 0;
    const file = await open(path, 'wx', 0o600);
    try {
      for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
        size += chunk.byteLength;
        hash.update(chunk);
        await file.writeFile(chunk);
      }
    } catch (error) {
      // The body broke off, also while the file was being opened, or the disk is full.
      await rm(path, { force: true }).catch(() => undefined);
      throw error;
    } finally {
      await file.close();
    }
    held = { entries: held.entries + 1, bytes: held.bytes + onDisk(size) };
    return { token, path, size, hash: hash.digest('hex') };
  }

  /** Keeps a file of a client for its field until it is sent again or expires, or the client's share is full. */
  async function hold({ token, path: _, ...record }: Upload, client: string): Promise<void> {
    await writeFile(recordOf(token), JSON.stringify(record), { mode: 0o600 });
    // One that is held again is the newest.
    owners.delete(token);
    owners.set(token, { client, bytes: onDisk(record.size), heldAt: clock() });
    let bytes = 0;
    const own = [...owners].filter(([, one]) => one.client === client);
    for (const [heldToken, { bytes: size }] of own.reverse()) {
      bytes += size;
      if (bytes > MAX_OF_A_CLIENT) await remove(heldToken);
    }
  }

  /** Finds a file that is held for a field of a form; null for anything else that a visitor may send. */
  async function find(token: string, form: string, field: string): Promise<Upload | null> {
    if (!TOKEN.test(token)) return null;
    try {
      const record = Record.parse(JSON.parse(await readFile(recordOf(token), 'utf8')));
      const { mtimeMs } = await stat(pathOf(token));
      const isIts = record.form === form && record.field === field && !isOver(mtimeMs);
      return isIts ? { ...record, token, path: pathOf(token) } : null;
    } catch {
      // It was removed, or another process is writing it.
      return null;
    }
  }

  async function remove(token: string): Promise<void> {
    owners.delete(token);
    await Promise.all([rm(pathOf(token), { force: true }), rm(recordOf(token), { force: true })]);
  }

  /** Removes abandoned files, and counts the rest. */
  async function sweep(): Promise<void> {
    // Another process may have removed or taken the file.
    for (const [token, { heldAt }] of owners) if (isOver(heldAt)) owners.delete(token);
    const found = { entries: 0, bytes: 0 };
    const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    for (const name of names) {
      const path = join(folder, name);
      const file = await stat(path).catch(() => null);
      if (file === null) continue;
      if (isOver(file.mtimeMs)) await rm(path, { force: true });
      else {
        found.entries += 1;
        found.bytes += onDisk(file.size);
      }
    }
    held = found;
    countedAt = clock();
  }

  return { receive, hold, find, remove, sweep, getStats: () => held };
}

const onDisk = (size: number) => Math.ceil(size / BLOCK_BYTES) * BLOCK_BYTES;

export type Uploads = ReturnType<typeof createUploads>;
