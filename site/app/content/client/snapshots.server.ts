import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { crc32, gunzip, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { isFields } from '../../../../contract/is-fields.ts';
import { parseJson } from '../../../../contract/parse-json.ts';
import { createConcurrencyLimit } from '../../../cache/concurrency-limit.ts';
import { findWrongField } from '../cleaning/answer-shape.ts';

/** Files by name; one that was not written whole counts as missing. */
export type SnapshotFiles = {
  read: (name: string) => Promise<Buffer | null>;
  write: (name: string, bytes: Buffer) => Promise<boolean>;
  remove: (name: string) => unknown;
};

/** The query that an answer belongs to. */
type SnapshotKey = { endpoint: string; text: string; variables: object };

/** Facts kept with an answer. */
type SnapshotFacts = {
  /** Whether its service has no language extension (decision 0133). */
  isWithoutLanguages?: boolean;
  /** Whether it is empty, for a word that no other query knows either. */
  isUnknown?: boolean;
};

/** The last answer of a service. */
export type Snapshot = { data: object; savedAt: number; bytes: number; isWithoutLanguages: boolean };

type SnapshotsOptions = {
  files: SnapshotFiles;
  /** A store of its own for searches and made-up addresses, which are endless: they evict only each other. */
  endless: SnapshotFiles;
  /** Wall-clock time: answers age while the site is not running. */
  clock: () => number;
  onError: (error: unknown) => void;
};

export type Snapshots = ReturnType<typeof createSnapshots>;

/** Part of each name: files of another format are never read. */
const FORMAT = 1;
/** After the time of an answer. */
const WITHOUT_LANGUAGES = ' without languages';
/** Do not rewrite an unchanged answer within this time; its age may be overstated by as much. */
const REWRITE_MS = 600_000;
/** Answers that wait for a slow disk; beyond this they are not kept, and older ones stay. */
const MAX_WAITING_BYTES = 32_000_000;
const compress = promisify(gzip);
const expand = promisify(gunzip);

/**
 * Creates the on-disk store of the services' last answers (decision 0137), for a site that starts while they are down.
 * Answers are stored as received, and cleaned when they are read, so that a later build understands them.
 */
export function createSnapshots({ files, endless, clock, onError }: SnapshotsOptions) {
  const written = new LRUCache<string, { checksum: number; at: number }>({ max: 20_000 });
  const limit = createConcurrencyLimit({ atOnce: 1 });
  const writing = new Set<Promise<void>>();
  const stats = { hits: 0, misses: 0, failures: 0 };
  let waitingBytes = 0;

  /** The stores that may have an answer; the first match wins. */
  const placesOf = ({ variables }: SnapshotKey) => ('search' in variables ? [endless] : [files, endless]);

  async function read(key: SnapshotKey) {
    const name = nameOf(key);
    for (const place of placesOf(key)) {
      const file = await place.read(name);
      if (file !== null) return { place, file };
    }
    return null;
  }

  /** Keeps the body of an answer; an empty one replaces earlier content. */
  async function keep(key: SnapshotKey, body: string, facts: SnapshotFacts = {}): Promise<void> {
    const bytes = body.length * 2;
    if (waitingBytes + bytes > MAX_WAITING_BYTES) return;
    waitingBytes += bytes;
    const at = clock();
    const work = limit(() => write(key, body, at, facts));
    writing.add(work);
    await work.finally(() => {
      writing.delete(work);
      waitingBytes -= bytes;
    });
  }

  async function write(key: SnapshotKey, body: string, at: number, facts: SnapshotFacts): Promise<void> {
    // Whoever asked for the answer goes on first.
    await nextTurn();
    const name = nameOf(key);
    const bytes = Buffer.from(`${at}${facts.isWithoutLanguages ? WITHOUT_LANGUAGES : ''}\n${body}`);
    const checksum = crc32(bytes.subarray(String(at).length), Number(facts.isUnknown ?? false));
    const last = written.get(name);
    if (last?.checksum === checksum && at - last.at < REWRITE_MS) return;
    written.set(name, { checksum, at });
    const [usual = endless] = placesOf(key);
    const place = facts.isUnknown && (await usual.read(name)) === null ? endless : usual;
    if (!(await place.write(name, await compress(bytes)))) written.delete(name);
  }

  /** Resolves when all writes have ended, so that a process that stops loses none. */
  const flush = () => Promise.allSettled(writing);

  /** Finds the last answer, or null. A file that cannot be understood is reported, and removed. */
  async function find(key: SnapshotKey): Promise<Snapshot | null> {
    const found = await read(key);
    if (found === null) {
      stats.misses += 1;
      return null;
    }
    try {
      const snapshot = parseSnapshot((await expand(found.file)).toString());
      stats.hits += 1;
      return snapshot;
    } catch (error) {
      stats.failures += 1;
      found.place.remove(nameOf(key));
      written.delete(nameOf(key));
      onError(error);
      return null;
    }
  }

  /** The answers that are not on disk yet. */
  const getWaiting = () => ({ entries: writing.size, bytes: waitingBytes });

  return { keep, find, flush, getStats: () => ({ ...stats }), getWaiting };
}

function parseSnapshot(text: string): Snapshot {
  const end = text.indexOf('\n');
  const isWithoutLanguages = text.slice(0, end).endsWith(WITHOUT_LANGUAGES);
  const savedAt = Number.parseInt(text.slice(0, end), 10);
  const body = parseJson(text.slice(end + 1));
  const data = isFields(body) ? body.data : null;
  if (!Number.isSafeInteger(savedAt) || !isFields(data)) throw new Error('A kept answer is broken.');
  const wrong = findWrongField(data);
  if (wrong !== null) throw new Error(`A kept answer is not what the contract says: ${wrong}`);
  return { data, savedAt, bytes: text.length * 2, isWithoutLanguages };
}

function nameOf({ endpoint, text, variables }: SnapshotKey): string {
  return createHash('sha256')
    .update(JSON.stringify([FORMAT, endpoint, text, variables]))
    .digest('hex');
}
