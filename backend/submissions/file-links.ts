/** Uploads at signed addresses that expire: mails link to one instead of attaching it. */
import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { isSameSecret } from '../../contract/is-same-secret.ts';
import { refuse } from '../../contract/plain-response.ts';
import { type Seal, SealError } from '../../contract/seal.ts';
import type { Database } from '../db/database.ts';
import { type SubmissionFileRow, submissionFiles, submissions } from '../db/schema/submissions.ts';
import { openFields, openFile } from './sealed-record.ts';

const PREFIX = '/submission-files/';
const LIFE_MS = 14 * 24 * 60 * 60 * 1000;
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Builds the path at which a file is served for the next two weeks. */
export function buildFileLink({ id, linkKey }: Pick<SubmissionFileRow, 'id' | 'linkKey'>, now: number): string {
  const until = now + LIFE_MS;
  return `${PREFIX}${id}?until=${until}&signature=${sign(linkKey, id, until)}`;
}

function sign(linkKey: string, id: string, until: number): string {
  return createHmac('sha256', linkKey).update(`${id} ${until}`).digest('base64url');
}

/** Creates the endpoint of these addresses; it answers null for any other. */
export function createFileLinks({ db, seal, clock }: { db: Database; seal: Seal; clock: () => Date }) {
  return async function respond(request: Request): Promise<Response | null> {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.startsWith(PREFIX)) return null;
    const id = pathname.slice(PREFIX.length);
    const until = Number(searchParams.get('until'));
    const file = ID.test(id) && request.method === 'GET' ? await readFile(id) : undefined;
    const signature = searchParams.get('signature') ?? '';
    // A wrong signature reveals nothing, neither that such a file exists nor that it did.
    if (file === undefined || !isSameSecret(signature, sign(file.linkKey, id, until))) return refuse(404, 'Not Found');
    if (until < clock().getTime())
      return refuse(410, 'This link has expired. npm run submissions -- show has the file.');
    try {
      const name = String(openFields(seal, file)[file.field] ?? file.field);
      return new Response(new Uint8Array(openFile(seal, file)), {
        headers: {
          'content-type': file.mimeType,
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escapeByte)}`,
          'cache-control': 'private, no-store',
          'content-security-policy': "sandbox; default-src 'none'",
          'referrer-policy': 'no-referrer',
          'x-content-type-options': 'nosniff',
        },
      });
    } catch (error) {
      if (error instanceof SealError) return refuse(503, 'The key of this file is not here.');
      throw error;
    }
  };

  async function readFile(id: string) {
    const [found] = await db
      .select()
      .from(submissionFiles)
      .innerJoin(submissions, eq(submissions.id, submissionFiles.submission))
      .where(eq(submissionFiles.id, id));
    return found && { ...found.submissions, ...found.submission_files };
  }
}

function escapeByte(character: string): string {
  return `%${character.charCodeAt(0).toString(16)}`;
}
