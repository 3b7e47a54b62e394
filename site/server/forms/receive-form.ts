import { readFile } from 'node:fs/promises';
import type { Problem } from '../../../contract/forms/find-problem.ts';
import { FORM_FIELDS, type FormField } from '../../../contract/forms/form-fields.ts';
import { buildFormSchema } from '../../../contract/forms/schemas.ts';
import type { KeptForm, Outbox } from '../../../contract/forms/submission.ts';
import { dropName, ELAPSED, HONEYPOT, heldName, MIN_FILL_MS } from '../../app/forms/extra-fields.ts';
import type { FormAnswer, GeneralProblem } from '../../app/forms/form-answer.ts';
import { createConcurrencyLimit } from '../../cache/concurrency-limit.ts';
import { buildSubmission, type FormRequest, nameAs } from './build-submission.ts';
import { LockedFileError, UnsafeFileError } from './inflate.ts';
import { inspectFile } from './inspect-file.ts';
import { NO_FILES } from './no-files.ts';
import { type Posted, type PostedFile, parseForm } from './parse-form.ts';
import type { Scan } from './scan.ts';
import type { Upload, Uploads } from './uploads.ts';

/** Files are read whole for inspection: this many at once. */
const INSPECTED_AT_ONCE = 2;
type ReceiveOptions = {
  uploads: Uploads;
  outbox: Outbox;
  /** Null: files are not scanned. */
  scan: Scan | null;
  clock: () => number;
  onError: (error: unknown) => void;
};

type FileFinding = { upload: Upload } | { problem: Problem } | { general: GeneralProblem } | null;

/** Creates the receiver of forms: reads one, checks it, and puts it into the outbox, or reports its problems. */
export function createReceiveForm({ uploads, outbox, scan, clock, onError }: ReceiveOptions) {
  const inspectOne = createConcurrencyLimit({ atOnce: INSPECTED_AT_ONCE });

  /**
   * Resolves to a reference, or to the problems for the visitor to correct; throws for a body that cannot be a form.
   */
  return async function receiveForm(
    request: Request,
    target: FormRequest,
    { client, isTooOften }: { client: string; isTooOften: boolean },
  ): Promise<{ reference: string } | FormAnswer> {
    const fields = FORM_FIELDS[target.form];
    // Of a form that is refused anyway no file is written or inspected.
    const posted = await parseForm(request, fields, isTooOften ? NO_FILES : uploads, onError);
    const found = new Map<string, FileFinding>();
    for (const field of fields) {
      if (field.type === 'file') found.set(field.name, await findFile(target.form, field, posted));
    }
    const kept = [...found.values()].flatMap((finding) => (finding && 'upload' in finding ? [finding.upload] : []));
    const checked = buildFormSchema(target.form, target.locale.country).safeParse(posted.texts);
    const problems: Record<string, Problem> = Object.fromEntries([
      ...(checked.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
      ...[...found].flatMap(([name, finding]) => (finding && 'problem' in finding ? [[name, finding.problem]] : [])),
    ]);
    const general = findGeneral(posted, isTooOften) ?? findGeneralOfFiles(found.values());
    if (general === null && checked.success && Object.keys(problems).length === 0) {
      const submission = buildSubmission(target, checked.data, kept, {
        userAgent: request.headers.get('user-agent') ?? '',
        now: clock(),
      });
      try {
        const accepted = await outbox.accept(submission);
        await Promise.all(kept.map(({ token }) => uploads.remove(token)));
        return accepted;
      } catch (error) {
        onError(error);
        return refuse(request, posted, { problems, general: 'not-kept', kept, client });
      }
    }
    return refuse(request, posted, { problems, general, kept, client });
  };

  /** A script still has the files it sent, and may keep them for days; all other files are held. */
  async function refuse(
    request: Request,
    { texts, files }: Posted,
    refused: Pick<FormAnswer, 'problems' | 'general'> & { kept: readonly Upload[]; client: string },
  ): Promise<FormAnswer> {
    const { problems, general, kept, client } = refused;
    const isSentAgain = ({ field }: Upload) => wantsJson(request) && field in files;
    const held: FormAnswer['held'][number][] = [];
    for (const upload of kept) {
      const { field, name, size, token } = upload;
      // What the disk refuses to do with a file costs no text of the form.
      if (isSentAgain(upload)) await uploads.remove(token).catch(onError);
      else await uploads.hold(upload, client).then(() => held.push({ field, name, size, token }), onError);
    }
    return { values: texts, problems, general, held };
  }

  /** The file of a field: the one just sent, else the one that is held; null for none. */
  async function findFile(form: KeptForm, field: FormField & { type: 'file' }, posted: Posted): Promise<FileFinding> {
    const [token = ''] = posted.texts[heldName(field.name)] ?? [];
    const held = await uploads.find(token, form, field.name);
    const file = posted.files[field.name];
    const isDropped = (posted.texts[dropName(field.name)] ?? []).some((one) => one !== '');
    if (held !== null && (file !== undefined || isDropped)) await uploads.remove(token);
    if (file !== undefined) return judge(form, field, file);
    if (held !== null && !isDropped) return { upload: held };
    if (posted.isFull) return { general: 'not-kept' };
    // The form waited on a page or a device for longer than its file is held: it must not arrive without the file.
    if (token !== '' && !isDropped) return { problem: 'file-gone' };
    return field.isRequired ? { problem: 'required' } : null;
  }

  /** Inspects a file; a rejected one is removed. */
  async function judge(form: KeptForm, field: FormField & { type: 'file' }, file: PostedFile): Promise<FileFinding> {
    const { name, token, path, size, hash, isTooLarge } = file;
    const finding = await inspectOne(async (): Promise<FileFinding> => {
      if (isTooLarge) return { problem: 'file-size' };
      try {
        const kind = await inspectFile(await readFile(path));
        if (kind === null || !field.accepts.includes(kind)) return { problem: 'file-kind' };
        // Nothing is sent on before the scanner has answered.
        const verdict = scan === null ? 'clean' : await scan(path);
        if (verdict === 'infected') return { problem: 'file-unsafe' };
        if (verdict === null) return { general: 'not-checked' };
        return { upload: { form, field: field.name, name: nameAs(name, kind), kind, size, hash, token, path } };
      } catch (error) {
        if (error instanceof LockedFileError) return { problem: 'file-locked' };
        if (error instanceof UnsafeFileError) return { problem: 'file-unsafe' };
        throw error;
      }
    });
    if (finding === null || !('upload' in finding)) await uploads.remove(token);
    return finding;
  }
}

export type ReceiveForm = ReturnType<typeof createReceiveForm>;

/** Whether a script has sent the form, which gets a JSON answer. */
export function wantsJson(request: Request): boolean {
  return (request.headers.get('accept') ?? '').includes('application/json');
}

function findGeneral({ texts }: Posted, isTooOften: boolean): GeneralProblem | null {
  const elapsed = texts[ELAPSED]?.[0] ?? '';
  const isTooFast = elapsed !== '' && !(Number(elapsed) >= MIN_FILL_MS);
  if (isTooFast || (texts[HONEYPOT] ?? []).some((one) => one !== '')) return 'robot';
  return isTooOften ? 'too-often' : null;
}

function findGeneralOfFiles(findings: Iterable<FileFinding>): GeneralProblem | null {
  for (const finding of findings) if (finding && 'general' in finding) return finding.general;
  return null;
}
