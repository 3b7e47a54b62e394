/** Finished pages in the Valkey: each is made by one instance only (decision 0221). */
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { parseJson } from '../../../contract/parse-json.ts';
import type { SharedPageStore, StoredPage } from '../cache/shared-page-store.ts';
import { restorePageEntry, shrinkPageEntry } from '../cache/shrunk-page.ts';
import type { SharedPurges } from './shared-purges.ts';
import { send, type Valkey } from './valkey.ts';

/** The longest a page is kept, whatever its lifetime. */
const MAX_LIFE_MS = 24 * 60 * 60 * 1000;
/**
 * The claim of a dead process on a page ends after this. A living one renews it four times as often: it may be busy.
 */
const CLAIM_MS = 1_000;
/** After this, the page is made here too: its maker may be slow, or die like the one before (decision 0261). */
const PATIENCE_MS = 2_000;
const POLL_MS = 40;

const headSchema = z.object({
  mark: z.number(),
  /** The lifetime that was left when the page was stored. */
  life: z.object({ fresh: z.number(), whileRevalidating: z.number(), onError: z.number(), all: z.number() }),
  tags: z.array(z.string()),
  names: z.array(z.string()).nullable(),
  page: z.object({
    url: z.string(),
    status: z.number(),
    headers: z.array(z.string()),
    freshMs: z.number().nullable(),
    etags: z.object({ identity: z.string(), br: z.string() }),
    isPacked: z.boolean(),
    isRecompressed: z.boolean(),
    age: z.number(),
  }),
});

type SharedPagesOptions = {
  valkey: Pick<Valkey, 'ask' | 'key'>;
  purges: Pick<SharedPurges, 'mark' | 'isVoid'>;
  /** Everything pages depend on besides their content: the build, and settings. */
  version: string;
  clock: () => number;
};

export function createSharedPages({ valkey, purges, version, clock }: SharedPagesOptions): SharedPageStore & {
  getStats: () => { hits: number; misses: number };
} {
  const { ask } = valkey;
  const pageKey = (key: string) => valkey.key('page', version, key);
  const claimKey = (key: string) => valkey.key('claim', version, key);
  /** Misses are the pages that this process has to make. */
  const stats = { hits: 0, misses: 0 };
  const claims = new Map<string, NodeJS.Timeout>();

  async function find(key: string): Promise<StoredPage | null> {
    const found = await ask((client) => send(client.pipeline().getBuffer(pageKey(key)).pttl(pageKey(key))));
    const page = parseAnswers(key, found?.[0], found?.[1]);
    if (page !== null && page.lifetime.fresh > 0) stats.hits += 1;
    return page;
  }

  async function findInTheMaking(key: string): Promise<StoredPage | null> {
    const page = await waitFor(key);
    if (page === null) stats.misses += 1;
    else stats.hits += 1;
    return page;
  }

  async function waitFor(key: string): Promise<StoredPage | null> {
    const until = clock() + PATIENCE_MS;
    while (clock() < until) {
      // The claim comes first: its holder stores the page before releasing it.
      const claiming = await ask((client) => {
        const claim = client.pipeline().set(claimKey(key), '1', 'PX', CLAIM_MS, 'NX');
        return send(claim.getBuffer(pageKey(key)).pttl(pageKey(key)));
      });
      if (claiming === null) return null;
      const [claimed, bytes, left] = claiming;
      const isOurs = claimed === 'OK';
      const page = parseAnswers(key, bytes, left);
      if (page !== null && page.lifetime.fresh > 0) {
        if (isOurs) release(key);
        return page;
      }
      if (isOurs) {
        holdClaim(key);
        return null;
      }
      await sleep(POLL_MS);
    }
    return null;
  }

  function parseAnswers(key: string, bytes: unknown, left: unknown): StoredPage | null {
    return Buffer.isBuffer(bytes) && typeof left === 'number' && left > 0 ? parse(key, bytes, left) : null;
  }

  function parse(key: string, bytes: Buffer, left: number): StoredPage | null {
    const end = bytes.indexOf('\n');
    const head = headSchema.safeParse(parseJson(bytes.toString('utf8', 0, end))).data;
    if (head === undefined || purges.isVoid(head.mark, head.tags)) return null;
    const { life, tags, names, page } = head;
    const passed = life.all - left;
    const fresh = Math.max(0, life.fresh - passed);
    const later = Math.max(0, passed - life.fresh);
    return {
      entry: restorePageEntry({ ...page, key, body: bytes.subarray(end + 1), storedAt: clock() - page.age - passed }),
      tags,
      names,
      lifetime: {
        fresh,
        whileRevalidating: Math.max(0, life.whileRevalidating - later),
        onError: Math.max(0, life.onError - later),
      },
    };
  }

  function keep(key: string, { entry, tags, names, lifetime }: StoredPage): void {
    const mark = purges.mark();
    if (mark === null) return;
    const all = Math.min(
      MAX_LIFE_MS,
      Math.ceil(lifetime.fresh + Math.max(lifetime.whileRevalidating, lifetime.onError)),
    );
    if (all <= 0) return;
    const { body, ...page } = shrinkPageEntry(entry);
    const finite = (time: number) => Math.min(time, MAX_LIFE_MS);
    const life = {
      fresh: finite(lifetime.fresh),
      whileRevalidating: finite(lifetime.whileRevalidating),
      onError: finite(lifetime.onError),
      all,
    };
    const head = { mark, life, tags, names, page: { ...page, age: Math.max(0, clock() - entry.storedAt) } };
    const value = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]);
    void ask((client) => client.set(pageKey(key), value, 'PX', all));
  }

  function holdClaim(key: string): void {
    clearInterval(claims.get(key));
    const again = () => void ask((client) => client.pexpire(claimKey(key), CLAIM_MS));
    claims.set(key, setInterval(again, CLAIM_MS / 4).unref());
  }

  function release(key: string): void {
    clearInterval(claims.get(key));
    claims.delete(key);
    void ask((client) => client.del(claimKey(key)));
  }

  // Only the Valkey knows how many pages it holds.
  return { find, findInTheMaking, keep, release, getStats: () => stats };
}
