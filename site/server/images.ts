import { setTimeout as sleep } from 'node:timers/promises';
import { matchEtag } from '../../contract/match-etag.ts';
import { waitAtMost } from '../../contract/wait-at-most.ts';
import { createConcurrencyLimit } from '../cache/concurrency-limit.ts';
import { createWaiters, type Waiters } from '../cache/waiters.ts';
import { orClientClosed } from './client-closed.ts';
import type { DiskStore } from './disk-store.ts';
import { buildFileErrorResponse, FileError } from './file-error.ts';
import { buildImageHeaders } from './image-headers.ts';
import { estimateMemory } from './image-memory.ts';
import { buildModifiersKey, type ImageModifiers } from './image-modifiers.ts';
import { createImageQueue } from './image-queue.ts';
import { buildBytesName, type SourceRecord } from './image-record.ts';
import { renderImage } from './image-render.ts';
import type { ImageSources } from './image-sources.ts';
import { isWholePicture } from './is-whole-picture.ts';
import { parseImageAddress, parseImageSource } from './parse-image-address.ts';

/** Stored pictures that are read at once, whole. */
const READ_AT_ONCE = 4;
const MAX_WAITING = 200;
/** A larger one is sent from the disk, as it is taken: many clients may ask for many at once. */
const MAX_SENT_WHOLE = 256 * 1024;
/** How long a large new one waits for a slow disk. */
const STORING_MS = 1_000;

type ImagesOptions = {
  /** Sorted origins of the GraphQL endpoints, from `resolveMediaOrigins`. */
  origins: readonly string[];
  sources: Pick<ImageSources, 'resolve' | 'load' | 'noteUse'>;
  store: DiskStore;
  /** Called with the source of a picture whose size could not be read. */
  onError: (error: unknown, source: string) => void;
  /** How long a page waits for a size, in milliseconds; reading continues. */
  sizeDeadline?: number;
};

/** Creates the image proxy `/_ipx/{modifiers}/{source}` (spec §9). */
export function createImages({ origins, sources, store, onError, sizeDeadline = 2_000 }: ImagesOptions) {
  const inFlight = new Map<string, Running>();
  const admit = createImageQueue();
  const refuse = () => new FileError(503, 'Too many pictures are being read.');
  const reading = createConcurrencyLimit({ atOnce: READ_AT_ONCE, queue: { length: MAX_WAITING, refuse } });

  /** Serves a picture, or says in a sentence why not. */
  const respond = (request: Request) => orClientClosed(request, () => answer(request));

  async function answer(request: Request): Promise<Response> {
    try {
      const { url, version, modifiers } = parseImageAddress(new URL(request.url), origins);
      const record = await sources.resolve(url, version, request);
      sources.noteUse(url, record);
      // A vector needs no resizing.
      const key = record.type === 'svg' ? 'original.svg' : buildModifiersKey(modifiers);
      const etag = `"${record.digest.slice(0, 20)}-${key}"`;
      const headers = buildImageHeaders(record, modifiers, etag, version !== null && record.versions.includes(version));
      const isHeld = matchEtag(request.headers.get('if-none-match'), [etag]) !== null;
      if (isHeld) return new Response(null, { status: 304, headers });
      const made = { url, record, modifiers, name: `${record.digest}-${key}` };
      const isVector = record.type === 'svg';
      const { bytes, stored } = await (isVector ? loadVector(made, request.signal) : load(made, request.signal));
      headers.set('content-length', String(bytes.length));
      if (request.method === 'HEAD') return new Response(null, { headers });
      const isStreamed = stored !== null && bytes.length > MAX_SENT_WHOLE;
      return new Response(isStreamed ? store.stream(stored) : new Uint8Array(bytes), { headers });
    } catch (error) {
      return buildFileErrorResponse(error);
    }
  }

  async function load(made: Made, signal: AbortSignal): Promise<Loaded> {
    const { name, modifiers } = made;
    const kept = await reading(() => store.read(name), { signal });
    if (kept !== null && isWholePicture(kept, modifiers.format)) return { bytes: kept, stored: name };
    const { picture, storing, waiters } = share(made);
    const bytes = await waiters.wait(picture, { signal });
    const isStored = bytes.length > MAX_SENT_WHOLE && (await waitAtMost(storing, STORING_MS)) === true;
    return { bytes, stored: isStored ? name : null };
  }

  /** A vector is sent as it is. */
  async function loadVector({ url, record }: Made, signal: AbortSignal): Promise<Loaded> {
    const bytes = await reading(() => sources.load(url, record), { signal });
    const name = buildBytesName(record.digest);
    return { bytes, stored: store.has(name) ? name : null };
  }

  /** One picture is made for all who wait. It leaves the queue with the last of them; once begun it is completed. */
  function share({ url, record, modifiers, name }: Made): Running {
    const running = inFlight.get(name);
    if (running !== undefined && !running.waiters.task.signal.aborted) return running;
    const waiters = createWaiters();
    const work = async () => {
      waiters.keepRunning();
      return renderImage(await sources.load(url, record), record.type, modifiers);
    };
    const picture = admit(estimateMemory(record, modifiers), work, waiters.task);
    // Neither the next picture nor a small one waits for the disk.
    const storing = picture.then((bytes) => store.write(name, bytes)).catch(() => false);
    const started = { picture, storing, waiters };
    inFlight.set(name, started);
    void storing.then(() => {
      if (inFlight.get(name) === started) inFlight.delete(name);
    });
    return started;
  }

  /** Reads the size of a picture; a failure is logged and the size is zero (spec §8). */
  async function loadImageSize(source: string): Promise<{ width: number; height: number }> {
    const late = new AbortController();
    try {
      const parsed = parseImageSource(source, origins);
      if (parsed === null) throw new FileError(404, 'No picture has this name.');
      const size = sources.resolve(parsed.url, parsed.version);
      const { width, height } = await Promise.race([size, failAfter(sizeDeadline, late.signal)]);
      return { width, height };
    } catch (error) {
      onError(error, source);
      return { width: 0, height: 0 };
    } finally {
      late.abort();
    }
  }

  return { respond, loadImageSize, getQueueStats: admit.getStats, getReadStats: reading.getStats };
}

export type Images = ReturnType<typeof createImages>;

async function failAfter(milliseconds: number, signal: AbortSignal): Promise<never> {
  await sleep(milliseconds, undefined, { signal }).catch(() => undefined);
  throw new FileError(503, 'The picture was not there in time.');
}

/** A picture in the size and format of an address, and its name on disk. */
type Made = { url: URL; record: SourceRecord; modifiers: ImageModifiers; name: string };
/** A picture, and its name on disk where it is there. */
type Loaded = { bytes: Buffer; stored: string | null };
type Running = { picture: Promise<Buffer>; storing: Promise<boolean>; waiters: Waiters };
