import { expect, test } from 'vitest';
import { type BusChannel, createBus } from './bus.ts';

/** Channels between processes: what one sends, the others receive. */
function createChannels(count: number): BusChannel[] {
  const listeners: ((text: string) => void)[] = [];
  return Array.from({ length: count }, (_, place) => ({
    send: (text) => {
      for (const [other, listener] of listeners.entries()) if (other !== place) listener(text);
    },
    onMessage: (listener) => {
      listeners[place] = listener;
    },
  }));
}

test('what one process sends, every other one receives, once', () => {
  const [first, second] = [createChannels(3), createChannels(3)];
  const heard: string[] = [];
  const buses = first.map((channel, place) => {
    const bus = createBus([channel, ...second.slice(place, place + 1)]);
    bus.on('miss', ({ path }) => heard.push(`${place} ${path}`));
    return bus;
  });
  buses[0]?.send('miss', { path: '/uae/x' });
  buses[0]?.send('miss', { path: '/uae/x' });
  expect(heard).toEqual(['1 /uae/x', '2 /uae/x', '1 /uae/x', '2 /uae/x']);
});

test.each(['', '{}', '{"id":"1","kind":"miss","content":{}}', '{"id":"1","kind":"later","content":{}}'])(
  '%j, which another build may send, is dropped',
  (text) => {
    let receive = (_: string) => {};
    const heard: unknown[] = [];
    const bus = createBus([{ send: () => {}, onMessage: (listener) => (receive = listener) }]);
    bus.on('miss', (miss) => heard.push(miss));
    receive(text);
    expect(heard).toEqual([]);
  },
);
