/** Personal data at rest: AES-256-GCM with the keys of SUBMISSIONS_KEY. */
import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';

/** Sealed data begins with this and the first bytes of its key's hash; any other data is unsealed. */
const MARK = Buffer.from('SEAL1');
const KEY_ID_BYTES = 4;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = KEY_ID_BYTES + IV_BYTES + TAG_BYTES;

/** Sealed data cannot be opened: its key is not among those given, or it was changed. */
export class SealError extends Error {}

export type Seal = {
  /** Whether there is a key; without one, data is written as it is. */
  isOn: boolean;
  /** Seals data for a place, the only one where it can be opened. */
  close: (data: Uint8Array, place: string) => Buffer;
  /** Opens data that was sealed for a place; returns unsealed data as it is. Throws `SealError`. */
  open: (data: Uint8Array, place: string) => Buffer;
  /** Lookup names of a text, one per key, the current key first; none without a key. */
  listNames: (text: string) => string[];
};

/** Reads the setting: keys of 32 bytes in base64 or hexadecimal; new data is sealed with the first. */
export const SUBMISSIONS_KEY = {
  schema: z.string().transform((list, context) => {
    const keys = list === '' ? [] : list.split(',').map((text) => parseKey(text.trim()));
    if (keys.every((key) => key !== null)) return keys;
    context.addIssue({ code: 'custom', message: 'not a list of keys' });
    return z.NEVER;
  }),
  fallback: '',
  takes: 'keys of 32 bytes in base64 or hexadecimal with commas between (`openssl rand -base64 32`); empty: none',
  isSecret: true,
};

function parseKey(text: string): Buffer | null {
  const key = /^[\da-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64');
  return key.length === 32 ? key : null;
}

/** Creates the functions that seal with the first key and open with any. */
export function createSeal(keys: readonly Buffer[]): Seal {
  const [first] = keys;
  return {
    isOn: first !== undefined,
    close: (data, place) => (first === undefined ? Buffer.from(data) : closeWith(first, data, place)),
    open: (data, place) => openWith(keys, Buffer.from(data), place),
    listNames: (text) => keys.map((key) => createHmac('sha256', key).update(`name ${text}`).digest('base64url')),
  };
}

function closeWith(key: Buffer, data: Uint8Array, place: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(data), cipher.final()]);
  return Buffer.concat([MARK, idOf(key), iv, cipher.getAuthTag(), sealed]);
}

function openWith(keys: readonly Buffer[], data: Buffer, place: string): Buffer {
  if (!data.subarray(0, MARK.length).equals(MARK)) return data;
  const head = data.subarray(MARK.length);
  const id = head.subarray(0, KEY_ID_BYTES);
  const iv = head.subarray(KEY_ID_BYTES, KEY_ID_BYTES + IV_BYTES);
  const tag = head.subarray(KEY_ID_BYTES + IV_BYTES, HEAD_BYTES);
  const key = keys.find((one) => idOf(one).equals(id));
  if (key === undefined) throw new SealError('It was sealed with a key that SUBMISSIONS_KEY does not have.');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(place)).setAuthTag(tag);
    return Buffer.concat([decipher.update(head.subarray(HEAD_BYTES)), decipher.final()]);
  } catch {
    throw new SealError('It was changed after it was sealed, or is not what it says it is.');
  }
}

function idOf(key: Buffer): Buffer {
  return createHash('sha256').update(key).digest().subarray(0, KEY_ID_BYTES);
}
