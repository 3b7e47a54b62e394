import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { createChannel } from './channel.ts';

/** A worker's process, whose primary process answers as `answer` does. */
function stubProcess(answer: (message: Record<string, unknown>) => unknown) {
  const emitter = new EventEmitter();
  const send = (message: Record<string, unknown>) => {
    const reply = answer(message);
    if (reply !== null) setImmediate(() => emitter.emit('message', reply));
    return true;
  };
  return Object.assign(emitter, { connected: true, send }) as unknown as NodeJS.Process;
}

test('one that listens no more waits until the primary process has heard it', async () => {
  const heard: unknown[] = [];
  const channel = createChannel({
    place: 0,
    process: stubProcess((message) => {
      heard.push(message.kind);
      return { kind: 'mayEnd', id: message.id };
    }),
  });
  const closing = channel.close().then(() => heard.push('ends'));
  expect(heard).toEqual(['closed']);
  await closing;
  expect(heard).toEqual(['closed', 'ends']);
});

test('it ends a second later where nobody answers: the build of the primary process may not know the question', async () => {
  vi.useFakeTimers();
  let hasEnded = false;
  const channel = createChannel({ place: 0, process: stubProcess(() => null) });
  void channel.close().then(() => {
    hasEnded = true;
  });
  await vi.advanceTimersByTimeAsync(999);
  expect(hasEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(hasEnded).toBe(true);
  vi.useRealTimers();
});
