/** A worker of node:cluster in the terms of the group. */
import type { Worker } from 'node:cluster';
import { type FromPrimary, type FromWorker, parseFromWorker } from './messages.ts';
import type { GroupWorker } from './worker-group.ts';

export type ClusterWorker = GroupWorker & { send: (message: FromPrimary) => void };

/** `onMessage` is called with a message of the worker, and the worker. */
export function wrapWorker(
  worker: Worker,
  onMessage: (message: FromWorker, from: ClusterWorker) => void,
): ClusterWorker {
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const listening = new Promise<true>((resolve) => worker.once('listening', () => resolve(true)));
  const wrapped: ClusterWorker = {
    pid: worker.process.pid,
    ended,
    listens: Promise.race([listening, ended.then(() => false)]),
    send,
    retire: () => send({ kind: 'retire' }),
    kill: (signal) => {
      worker.process.kill(signal);
    },
  };

  function send(message: FromPrimary): void {
    // A worker that is just ending needs no more messages.
    if (worker.isConnected()) worker.send(message, undefined, undefined, () => {});
  }

  // The channel fails when the worker exits during a write; its exit is noticed anyway.
  worker.on('error', () => {});
  worker.on('message', (message: unknown) => {
    const parsed = parseFromWorker(message);
    if (parsed !== null) onMessage(parsed, wrapped);
  });
  return wrapped;
}
