import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { cleanLine } from '../../../contract/forms/clean-text.ts';
import type { FormField } from '../../../contract/forms/form-fields.ts';
import { BodyError, readInTurns } from '../../../contract/read-body.ts';
import { dropName, ELAPSED, HONEYPOT, heldName } from '../../app/forms/extra-fields.ts';
import type { Received, Uploads } from './uploads.ts';

/** A file as received: its name is a stranger's, and its content unchecked. */
export type PostedFile = Received & { name: string; isTooLarge: boolean };
export type Posted = {
  texts: Record<string, string[]>;
  files: Record<string, PostedFile>;
  /** There was no room on the disk for a file, or it could not be written. */
  isFull: boolean;
};

/** All texts of a form, with their multipart boundaries. */
const MAX_TEXT_BYTES = 128 * 1024;
const MAX_FIELD_BYTES = 64 * 1024;
const MAX_PARTS = 100;
/** Up to twice the limit, a file that is too large is still reported at its field. */
const MAX_FILE_FACTOR = 2.4;
const MAX_NAME_LENGTH = 200;

/** A body that cannot be a form. */
export class UnreadableFormError extends Error {}

/**
 * Reads a posted form piece by piece: texts of its own fields into memory, files to the disk. Throws `BodyError` beyond
 * the limits and `UnreadableFormError` for anything but a form; files received so far are removed. `onError` hears of a
 * file that the disk does not take.
 */
export async function parseForm(
  request: Request,
  fields: readonly FormField[],
  uploads: Pick<Uploads, 'receive' | 'remove'>,
  onError: (error: unknown) => void,
): Promise<Posted> {
  const posted: Posted = { texts: {}, files: {}, isFull: false };
  const limits = new Map(fields.flatMap((field) => (field.type === 'file' ? [[field.name, field.maxBytes]] : [])));
  const textNames = new Set([
    HONEYPOT,
    ELAPSED,
    ...fields.map(({ name }) => name),
    ...[...limits.keys()].flatMap((name) => [heldName(name), dropName(name)]),
  ]);
  const most = MAX_TEXT_BYTES + Math.max(0, ...limits.values()) * MAX_FILE_FACTOR;
  const streams: Readable[] = [];
  const writes: Promise<void>[] = [];
  let isOver = false;

  async function keep(field: string, name: string, stream: Readable & { truncated?: boolean }): Promise<void> {
    const received = await uploads.receive(stream).catch((error: unknown) => {
      if (!isSystemError(error)) throw error;
      if (!posted.isFull) onError(error);
      return null;
    });
    if (received === null) posted.isFull = true;
    // A file input that was left empty is sent without bytes.
    else if (received.size === 0 || posted.files[field]) await uploads.remove(received.token);
    else posted.files[field] = { ...received, name, isTooLarge: stream.truncated === true };
  }

  try {
    const parser = createParser(request, Math.max(0, ...limits.values()) + 1);
    parser.on('partsLimit', () => {
      isOver = true;
    });
    parser.on('field', (name, value) => {
      if (!textNames.has(name) || limits.has(name)) return;
      posted.texts[name] = [...(posted.texts[name] ?? []), value];
    });
    parser.on('file', (name, stream, fileName) => {
      // The parser reports a broken body itself; without a listener each file would end the process.
      stream.on('error', () => {});
      if (!limits.has(name)) stream.resume();
      else {
        const write = keep(name, cleanLine(fileName ?? '').slice(0, MAX_NAME_LENGTH), stream);
        // Awaited below; until then a failure must not count as unhandled.
        write.catch(() => {});
        writes.push(write);
        streams.push(stream);
      }
    });
    await pipeline(
      readInTurns(request, most, () => isOver),
      parser,
    );
    await Promise.all(writes);
    if (isOver) throw new BodyError(413);
  } catch (error) {
    // The parser leaves a file open if its rest does not arrive.
    for (const stream of streams) stream.destroy();
    await Promise.allSettled(writes);
    await Promise.all(Object.values(posted.files).map(({ token }) => uploads.remove(token)));
    if (error instanceof BodyError || isSystemError(error)) throw error;
    throw new UnreadableFormError('A body is no form');
  }
  for (const [name, file] of Object.entries(posted.files)) file.isTooLarge ||= file.size > (limits.get(name) ?? 0);
  return posted;
}

function createParser(request: Request, fileSize: number) {
  return new Busboy({
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    isPartAFile: (_name, _type, fileName) => fileName !== undefined,
    limits: { parts: MAX_PARTS, fieldSize: MAX_FIELD_BYTES, fileSize, headerPairs: 20, headerSize: 8192 },
  });
}

/** Errors of the disk have a code; the parser's have none. */
function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && /^E[A-Z]+$/.test(error.code);
}
