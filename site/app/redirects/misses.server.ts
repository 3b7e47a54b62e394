import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseJson } from '../../../contract/parse-json.ts';
import { readIfThere } from '../../../contract/read-if-there.ts';
import { writeWhole } from '../../../contract/write-whole.ts';

/** An address without a page, and how often it was requested. */
type Miss = { path: string; count: number; first: string; last: string; referrer: string | null };

/** Records recent addresses without a page, so that they can get rows in the redirect table. */
type MissRecorder = {
  recordMiss: (path: string, referrer?: string | null) => void;
  /** The recorded misses, most frequent first. */
  listMisses: () => Miss[];
  /** Writes the records to the file. */
  flush: () => Promise<void>;
  getStats: () => { entries: number; bytes: number };
};

const MAX_PATH = 300;
/** Of a record beside its path: dates, a count, a place in the map. */
const RECORD_BYTES = 250;
const FLUSH_EVERY_MS = 30_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Creates the recorder over a JSON-lines file. Memory and file are bounded: beyond `maxPaths` the rarest, then oldest,
 * address is dropped, so a scanner cannot fill the disk.
 */
export async function createMissRecorder(options: {
  file: string;
  clock: () => number;
  maxPaths?: number;
  maxDays?: number;
  onError?: (error: unknown) => void;
}): Promise<MissRecorder> {
  const { file, clock, maxPaths = 2000, maxDays = 14, onError } = options;
  const misses = new Map((await loadMisses(file)).map((miss) => [miss.path, miss]));
  let flushed = clock();
  let writing: Promise<void> = Promise.resolve();
  let isFailing = false;
  dropOld();

  function dropOld(): void {
    const oldest = new Date(clock() - maxDays * DAY_MS).toISOString();
    for (const miss of misses.values()) if (miss.last < oldest) misses.delete(miss.path);
  }

  function dropRarest(): void {
    let rarest: Miss | null = null;
    for (const miss of misses.values()) {
      if (!rarest || miss.count < rarest.count || (miss.count === rarest.count && miss.last < rarest.last))
        rarest = miss;
    }
    if (rarest) misses.delete(rarest.path);
  }

  function recordMiss(path: string, referrer: string | null = null): void {
    if (path.length > MAX_PATH) return;
    const now = new Date(clock()).toISOString();
    const known = misses.get(path);
    if (known) {
      misses.set(path, { ...known, count: known.count + 1, last: now, referrer: referrer ?? known.referrer });
    } else {
      if (misses.size >= maxPaths) dropRarest();
      misses.set(path, { path, count: 1, first: now, last: now, referrer: referrer?.slice(0, MAX_PATH) ?? null });
    }
    // Also after the clock was set back.
    if (Math.abs(clock() - flushed) >= FLUSH_EVERY_MS) flush().then(() => note(null), note);
  }

  /** Reports once that the disk cannot be written, until it can again. */
  function note(error: unknown): void {
    if (error !== null && !isFailing) onError?.(error);
    isFailing = error !== null;
  }

  function flush(): Promise<void> {
    flushed = clock();
    dropOld();
    const text = listMisses().map((miss) => `${JSON.stringify(miss)}\n`);
    const write = async () => {
      await mkdir(dirname(file), { recursive: true });
      await writeWhole(file, text.join(''));
    };
    writing = writing.then(write, write);
    return writing;
  }

  function listMisses(): Miss[] {
    return [...misses.values()].sort((one, other) => other.count - one.count || (one.path < other.path ? -1 : 1));
  }

  const getStats = () => ({
    entries: misses.size,
    bytes: [...misses.keys()].reduce((sum, { length }) => sum + length * 2 + RECORD_BYTES, 0),
  });

  return { recordMiss, listMisses, flush, getStats };
}

/** Loads the misses of a file; none when it is missing, invalid lines are skipped. */
export async function loadMisses(file: string): Promise<Miss[]> {
  const text = await readIfThere(file);
  return text.split('\n').flatMap((line) => parseMiss(line) ?? []);
}

function parseMiss(line: string): Miss | null {
  const value = parseJson(line);
  if (typeof value !== 'object' || value === null) return null;
  const { path, count, first, last, referrer } = value as Record<string, unknown>;
  if (typeof path !== 'string' || typeof first !== 'string' || typeof last !== 'string') return null;
  return { path, count: Number(count) || 1, first, last, referrer: typeof referrer === 'string' ? referrer : null };
}
