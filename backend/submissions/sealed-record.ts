/** Fields and files as stored in the database: sealed with SUBMISSIONS_KEY, or plain (decision 0151). */
import { z } from 'zod';
import type { Seal } from '../../contract/seal.ts';
import type { SubmissionFileRow, SubmissionRow } from '../db/schema/submissions.ts';

export type Fields = Record<string, string | string[]>;

const fieldsSchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

export function sealFields(seal: Seal, reference: string, fields: Fields) {
  if (!seal.isOn) return { fields };
  return { fields: null, sealed: seal.close(Buffer.from(JSON.stringify(fields)), `submission ${reference}`) };
}

/** Opens the fields of a row; throws `SealError` without their key. */
export function openFields(
  seal: Seal,
  { reference, fields, sealed }: Pick<SubmissionRow, 'reference' | 'fields' | 'sealed'>,
): Fields {
  if (sealed === null) return fields ?? {};
  return fieldsSchema.parse(JSON.parse(seal.open(sealed, `submission ${reference}`).toString()));
}

export function sealFile(seal: Seal, id: string, bytes: Uint8Array): Buffer {
  return seal.close(bytes, `file ${id}`);
}

export function openFile(seal: Seal, { id, bytes }: Pick<SubmissionFileRow, 'id' | 'bytes'>): Buffer {
  return seal.open(bytes, `file ${id}`);
}
