/**
 * Purges with numbers that all instances share (decision 0221): anything made before a purge of one of its tags is void
 * on every instance, and one that was disconnected catches up.
 */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../../../contract/parse-json.ts';
import { EVERYTHING } from '../../cache/purge-log.ts';
import { EXTEND, READ, RECORD } from './purge-scripts.ts';
import type { Valkey } from './valkey.ts';

/** A change: tags of content and of everything made from it; paths; and tags of pages only. */
const changeSchema = z.object({
  content: z.array(z.string()),
  paths: z.array(z.string()),
  pages: z.array(z.string()),
});
export type Change = z.output<typeof changeSchema>;
const messageSchema = z.object({ from: z.string(), change: changeSchema });

/** Applies a change from another instance; returns all tags it affects. */
type Apply = (change: Change) => readonly string[];

/** Beyond this, tags are forgotten, and everything made before is void. */
const MAX_TAGS = 50_000;
/** Purges waiting for a connection; beyond this, everything is purged. */
const MAX_WAITING = 200;

const stateSchema = z.tuple([z.coerce.number(), z.array(z.string())]);

export function createSharedPurges(valkey: Pick<Valkey, 'ask' | 'key' | 'listener' | 'commands'>) {
  const { ask, key, listener, commands } = valkey;
  const own = randomUUID();
  const [sequence, tagNumbers, channel] = [key('purges'), key('purged-tags'), key('purged')];
  let numbers = new Map<string, number>();
  /** The last purge that was applied here; null: it is not known whether there are others. */
  let last: number | null = null;
  let isSynced = false;
  let waiting: { tags: readonly string[]; change: Change }[] = [];

  let apply: Apply = () => [];

  /** Listens to others from now on. */
  function start(to: Apply): void {
    apply = to;
    listener.on('message', (from, text) => {
      if (from === channel) onMessage(text);
    });
    listener.on('close', () => {
      isSynced = false;
    });
    commands.on('ready', () => void join());
    // It subscribes again after each lost connection; the numbers show what was missed.
    listener.on('ready', () => void listener.subscribe(channel).then(join, () => {}));
    if (listener.status === 'ready') void listener.subscribe(channel).then(join, () => {});
  }

  /** Catches up on missed purges, and sends those that could not be sent. */
  async function join(): Promise<void> {
    if (listener.status !== 'ready') return;
    const state = stateSchema.safeParse(await ask((client) => client.eval(READ, 2, sequence, tagNumbers))).data;
    if (state === undefined) return;
    const [number, flat] = state;
    const known = last;
    numbers = new Map(flat.flatMap((tag, place) => (place % 2 === 0 ? [[tag, Number(flat[place + 1])]] : [])));
    last = number;
    isSynced = true;
    if (known !== null) {
      const since = numbers.get('') ?? number;
      const missed = known < since ? [EVERYTHING] : [...numbers].flatMap(([tag, at]) => (at > known ? [tag] : []));
      if (missed.length > 0) apply({ content: missed, paths: [], pages: missed });
    }
    for (const { tags, change } of waiting.splice(0)) record(tags, change);
  }

  function onMessage(text: string): void {
    const [, digits = '', json = ''] = /^(\d+) (.*)$/s.exec(text) ?? [];
    const message = messageSchema.safeParse(parseJson(json)).data;
    const number = Number(digits);
    if (message === undefined || last === null || number <= last) return;
    // A purge was missed.
    if (number > last + 1) {
      isSynced = false;
      void join();
      return;
    }
    last = number;
    const { from, change } = message;
    const named = [...change.content, ...change.pages];
    const tags = from === own ? [] : apply(change);
    note(number, [...named, ...tags]);
    const more = tags.filter((tag) => !named.includes(tag));
    if (more.length > 0) void ask((client) => client.eval(EXTEND, 1, tagNumbers, number, ...more));
  }

  function note(number: number, tags: readonly string[]): void {
    for (const tag of tags) numbers.set(tag, Math.max(number, numbers.get(tag) ?? 0));
    if (numbers.size > 2 * MAX_TAGS) void join();
  }

  /** Tells all others of a change that was applied here, with the tags that it affects. */
  function record(tags: readonly string[], change: Change): void {
    void send(tags, change).then((number) => {
      if (number !== null) return note(Number(number), tags);
      waiting.push({ tags, change });
      if (waiting.length <= MAX_WAITING) return;
      const all = { content: [EVERYTHING], paths: [], pages: [EVERYTHING] };
      waiting = [{ tags: [EVERYTHING], change: all }];
    });
  }

  function send(tags: readonly string[], change: Change): Promise<unknown> {
    const args = [channel, JSON.stringify({ from: own, change }), MAX_TAGS, ...new Set(tags)];
    return ask((client) => client.eval(RECORD, 2, sequence, tagNumbers, ...args));
  }

  return {
    start,
    record,
    /** Whether other instances receive a change at once. */
    isSynced: () => isSynced,
    /** The last purge before anything made now; null when it is unknown. */
    mark: (): number | null => (isSynced ? last : null),
    /** Whether something with these tags was made before a purge of one of them. */
    isVoid: (mark: number, tags: readonly string[]): boolean =>
      !isSynced || ['', EVERYTHING, ...tags].some((tag) => (numbers.get(tag) ?? 0) > mark),
  };
}

export type SharedPurges = ReturnType<typeof createSharedPurges>;
