import type { BusChannel } from './bus.ts';
import type { Valkey } from './valkey.ts';

/** Creates the channel to all other processes of the site, on any machine. Messages it cannot send are lost. */
export function createValkeyChannel({ ask, key, listener }: Pick<Valkey, 'ask' | 'key' | 'listener'>): BusChannel {
  const channel = key('told');
  return {
    send: (text) => void ask((client) => client.publish(channel, text)),
    onMessage: (receive) => {
      // Its own messages come back as well: the bus drops them.
      listener.on('message', (from, text) => {
        if (from === channel) receive(text);
      });
      listener.subscribe(channel).catch(() => {});
    },
  };
}
