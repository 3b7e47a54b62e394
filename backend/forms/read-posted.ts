import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { MAX_FILE_BYTES } from '../../contract/forms/form-fields.ts';
import { BodyError, readInTurns } from '../../contract/read-body.ts';
import type { PostedData } from './check-fields.ts';
import { readFileKind } from './file-kind.ts';
import { type FormRules, typeOfField } from './form-rules.ts';

/** The plugin's own fields that are read, and those the site adds to a submission; without the leading underscore. */
const HIDDEN_FIELDS = [
  'wpcf7_unit_tag',
  'wpcf7_locale',
  'idempotency_key',
  'source_page',
  'consent_version',
  'received_at',
] as const;

export type Posted = PostedData & { hidden: Partial<Record<(typeof HIDDEN_FIELDS)[number], string>> };

/** The longest text a form takes is 2,000 characters: what is cut here breaks that field's rule. */
const MAX_FIELD_BYTES = 16 * 1024;
/** A page's path with a product's slug. */
const MAX_HIDDEN_LENGTH = 400;
const MAX_NAME_LENGTH = 200;
const MAX_PARTS = 100;
/** All texts of a form, with their multipart boundaries. */
const MAX_TEXT_BYTES = 128 * 1024;
/** An e-mail address alone, with the hidden fields. */
const MAX_EMAIL_BYTES = 8 * 1024;
/** Even a file twice the limit is read, so that its field gets its message. */
const MAX_POSTED_FILE_BYTES = 12 * 1024 * 1024;

/**
 * Reads a multipart request as a stream, keeping only the fields of its form. Stops where a request exceeds the
 * limits, and returns its status.
 */
export async function readPosted(request: Request, fields: FormRules): Promise<Posted | 400 | 408 | 413> {
  const rules = Object.values(fields.rules);
  const isEmailAlone = rules.every((ofField) => ofField.some(({ rule }) => rule === 'email'));
  const takesFiles = rules.some((ofField) => ofField.some(({ rule }) => rule === 'file'));
  const most = (isEmailAlone ? MAX_EMAIL_BYTES : MAX_TEXT_BYTES) + (takesFiles ? MAX_POSTED_FILE_BYTES : 0);
  const posted: Posted = { texts: {}, files: {}, hidden: {} };
  let isOver = false;
  try {
    const parser = new Busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      isPartAFile: (_name, _type, fileName) => fileName !== undefined,
      limits: {
        parts: MAX_PARTS,
        fieldSize: MAX_FIELD_BYTES,
        fileSize: MAX_FILE_BYTES,
        headerPairs: 20,
        headerSize: 8192,
      },
    });
    parser.on('partsLimit', () => {
      isOver = true;
    });
    parser.on('field', (name, value) => keepText(posted, fields, name, value));
    parser.on('file', (name, stream, fileName) => {
      // The parser itself reports a broken body; without a listener each file's error would end the process.
      stream.on('error', () => {});
      if (typeOfField(fields, name) === 'file') collect(posted, name, stream, fileName);
      else stream.resume();
    });
    await pipeline(
      readInTurns(request, most, () => isOver),
      parser,
    );
  } catch (error) {
    return error instanceof BodyError ? error.status : 400;
  }
  return isOver ? 413 : posted;
}

function keepText(posted: Posted, fields: FormRules, name: string, value: string): void {
  // PostgreSQL's texts cannot hold the character NUL.
  const text = value.replaceAll('\0', '');
  const hidden = HIDDEN_FIELDS.find((field) => name === `_${field}`);
  if (hidden !== undefined) {
    if (text.length <= MAX_HIDDEN_LENGTH) posted.hidden[hidden] = text;
    return;
  }
  // A list of boxes is sent as `ranges[]`.
  const field = name.replace(/\[\]$/, '');
  if (typeOfField(fields, field) !== 'text') return;
  const texts = posted.texts[field];
  if (texts === undefined) posted.texts[field] = [text];
  else texts.push(text);
}

function collect(posted: Posted, field: string, stream: BusboyFileStream, fileName: string): void {
  const chunks: Uint8Array[] = [];
  stream.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  stream.on('end', () => {
    const bytes = Buffer.concat(chunks);
    const name = fileName.replace(/\p{Cc}/gu, '').slice(0, MAX_NAME_LENGTH);
    // A file input that was left empty is sent without bytes.
    if (bytes.byteLength > 0)
      posted.files[field] = { name, bytes, kind: readFileKind(name, bytes), isTooLarge: stream.truncated };
  });
}
