import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { parseJson } from '../../../contract/parse-json.ts';
import { noticeSchema, type PurgeNotice } from './purge-notice.ts';

type Contents = {
  /** A change of the content. */
  purge: PurgeNotice;
  /** An address without a page. */
  miss: { path: string };
  /** A script of a page for one visitor only, in brotli and base64. */
  script: { address: string; body: string };
};
const SCHEMAS: { [Kind in keyof Contents]: z.ZodType<Contents[Kind]> } = {
  purge: noticeSchema,
  miss: z.object({ path: z.string() }),
  script: z.object({ address: z.string(), body: z.base64() }),
};

const envelopeSchema = z.object({ id: z.string(), kind: z.string(), content: z.unknown() });

/** A channel to the other processes of the site; senders do not receive their own messages. */
export type BusChannel = { send: (text: string) => void; onMessage: (listener: (text: string) => void) => void };

/** A message may arrive by several channels. */
const REMEMBERED = 2_000;

/** Creates the message bus between the processes of a site. */
export function createBus(channels: readonly BusChannel[]) {
  const known = new LRUCache<string, true>({ max: REMEMBERED });
  const listeners = new Map<string, (content: unknown) => void>();
  for (const channel of channels) channel.onMessage(receive);

  function receive(text: string): void {
    const envelope = envelopeSchema.safeParse(parseJson(text)).data;
    if (envelope === undefined || known.has(envelope.id)) return;
    known.set(envelope.id, true);
    listeners.get(envelope.kind)?.(envelope.content);
  }

  /** Sends a message to all other processes. */
  function send<Kind extends keyof Contents>(kind: Kind, content: Contents[Kind]): void {
    if (channels.length === 0) return;
    const id = randomUUID();
    known.set(id, true);
    const text = JSON.stringify({ id, kind, content });
    for (const channel of channels) channel.send(text);
  }

  /** Sets the handler of a kind of message; unreadable ones come from another build, and are dropped. */
  function on<Kind extends keyof Contents>(kind: Kind, listener: (content: Contents[Kind]) => void): void {
    const schema = SCHEMAS[kind];
    listeners.set(kind, (content) => {
      const parsed = schema.safeParse(content);
      if (parsed.success) listener(parsed.data);
    });
  }

  return { send, on, hasOthers: channels.length > 0 };
}

export type Bus = ReturnType<typeof createBus>;
