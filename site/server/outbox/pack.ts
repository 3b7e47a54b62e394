import { readFile } from 'node:fs/promises';
import type { Submission, SubmittedFile } from '../../../contract/forms/submission.ts';

/** A submission with the bytes of its files. */
export type PackedSubmission = Omit<Submission, 'files'> & {
  files: readonly (Omit<SubmittedFile, 'path'> & { bytes: Buffer })[];
};

const LENGTH_BYTES = 4;

/** Packs a submission into one buffer: the length of its JSON, the JSON, the bytes of its files. */
export async function packSubmission(submission: Submission): Promise<Buffer> {
  const contents = await Promise.all(submission.files.map(({ path }) => readFile(path)));
  const files = submission.files.map(({ path: _, ...file }, place) => ({
    ...file,
    size: contents[place]?.byteLength ?? 0,
  }));
  const json = Buffer.from(JSON.stringify({ ...submission, files }));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(json.byteLength);
  return Buffer.concat([length, json, ...contents]);
}

/** Reads what `packSubmission` wrote. */
export function unpackSubmission(packed: Buffer): PackedSubmission {
  let at = LENGTH_BYTES + packed.readUInt32BE();
  const submission: PackedSubmission = JSON.parse(packed.toString('utf8', LENGTH_BYTES, at));
  return {
    ...submission,
    files: submission.files.map((file) => {
      const bytes = packed.subarray(at, at + file.size);
      at += file.size;
      return { ...file, bytes };
    }),
  };
}
