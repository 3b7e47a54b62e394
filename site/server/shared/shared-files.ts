import { LRUCache } from 'lru-cache';
import type { Valkey } from './valkey.ts';

/** A store of files by digest on this machine. */
type Files = {
  has: (name: string) => boolean;
  read: (name: string) => Promise<Buffer | null>;
  write: (name: string, bytes: Buffer) => Promise<boolean>;
  remove: (name: string) => unknown;
};

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
const MAX_BYTES = 5_000_000;

/**
 * Shares the files of a store with other instances: what one has written, the stores of the same kind find for
 * `keptMs`.
 */
export function shareFiles<Store extends Files>(
  files: Store,
  kind: string,
  valkey: Pick<Valkey, 'ask' | 'key' | 'commands'>,
  keptMs = KEPT_MS,
): Store {
  const { ask, key, commands } = valkey;
  // A file is not sent again within half the time.
  const sent = new LRUCache<string, true>({ max: 50_000, ttl: keptMs / 2 });
  // The Valkey may have lost everything.
  commands.on('ready', () => sent.clear());

  async function send(name: string, bytes: Buffer): Promise<void> {
    if (bytes.length > MAX_BYTES) return;
    if ((await ask((client) => client.set(key(kind, name), bytes, 'PX', keptMs))) === 'OK') sent.set(name, true);
  }

  return {
    ...files,
    has: (name) => files.has(name) && sent.has(name),
    async read(name) {
      const own = await files.read(name);
      if (own !== null) return own;
      const shared = await ask((client) => client.getBuffer(key(kind, name)));
      if (shared === null) return null;
      sent.set(name, true);
      await files.write(name, shared);
      return shared;
    },
    write(name, bytes) {
      void send(name, bytes);
      return files.write(name, bytes);
    },
  };
}
