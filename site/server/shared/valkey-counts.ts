import { createHash } from 'node:crypto';
import { send, type Valkey } from './valkey.ts';

const MINUTE_SECONDS = 60;

/** Creates the counts of a minute that all instances share; a name's minute begins with its first. */
export function createValkeyCounts(valkey: Pick<Valkey, 'ask' | 'key'>) {
  return {
    async add(name: string): Promise<number> {
      // A name contains the visitor's address.
      const key = valkey.key('count', createHash('sha256').update(name).digest('hex'));
      const answers = await valkey.ask((client) => send(client.multi().incr(key).expire(key, MINUTE_SECONDS, 'NX')));
      const [count] = answers ?? [];
      if (typeof count !== 'number') throw new Error('The Valkey does not count');
      return count;
    },
  };
}
