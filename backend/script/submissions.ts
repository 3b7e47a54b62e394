/** Visitors' submissions: `npm run submissions -- --help`. Also works while the backend runs. */
import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { asksForHelp, isUnknownWord } from '../../contract/command-words.ts';
import { isCountryCode } from '../../contract/countries.ts';
import type { KeptDays } from '../../contract/forms/kept-days.ts';
import { defaultLanguage, isLanguageCode } from '../../contract/languages.ts';
import { parseReference } from '../../contract/reference.ts';
import { createSeal, type Seal } from '../../contract/seal.ts';
import type { Database } from '../db/database.ts';
import { isFormName } from '../forms/forms.ts';
import { readBackendEnv } from '../process/env.ts';
import { openDatabase } from '../seed/set-up.ts';
import { exportRecords, exportSubscribers } from '../submissions/export-records.ts';
import { createRecords } from '../submissions/records.ts';
import { describePeriods } from '../submissions/retention.ts';
import { openFile } from '../submissions/sealed-record.ts';
import { createSubscribers } from '../submissions/subscribers.ts';
import { requireDatabase, runCommand } from './command.ts';
import { type Output, runInBackend } from './running-backend.ts';

type SubmissionsTools = Output & {
  db: Database;
  seal: Seal;
  /** Days after which `prune` erases. */
  days: KeptDays;
  clock: () => Date;
};

const USAGE = `npm run submissions -- [--form NAME] [--country CODE] [--since 2026-01-01] [--format csv|json|xlsx]
                       [--language en|ar] [--out FILE]
npm run submissions -- show REFERENCE [--files]
npm run submissions -- erase --email ADDRESS
npm run submissions -- prune [--dry-run]
On a machine with the units: deploy/run-as backend submissions --form newsletter
`;

/** Thrown for a command that cannot be carried out; the message says why. */
class UsageError extends Error {}

/** Runs a command and returns its exit code, 0 on success. */
export async function runSubmissions(args: readonly string[], tools: SubmissionsTools): Promise<number> {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        form: { type: 'string' },
        country: { type: 'string' },
        since: { type: 'string' },
        format: { type: 'string', default: 'csv' },
        language: { type: 'string', default: defaultLanguage },
        out: { type: 'string' },
        email: { type: 'string' },
        files: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
      },
    });
    const [command = 'export', given = ''] = positionals;
    if (command === 'export') return await exportAll(values, tools);
    if (command === 'show') return await show(given, values.files, tools);
    if (command === 'erase') return await erase(values.email, tools);
    if (command === 'prune') return await prune(values['dry-run'], tools);
    throw new UsageError(`There is no command ${command}.`);
  } catch (error) {
    if (!(error instanceof UsageError) && !isUnknownWord(error)) throw error;
    tools.print(`${error.message}\n${USAGE}`);
    return 2;
  }
}

type Wanted = { form?: string; country?: string; since?: string; format: string; language: string; out?: string };

async function exportAll(wanted: Wanted, { db, seal, print, write }: SubmissionsTools): Promise<number> {
  const { form, country, since, format, language, out } = wanted;
  if (form !== undefined && !isFormName(form)) throw new UsageError(`There is no form ${form}.`);
  if (country !== undefined && !isCountryCode(country)) throw new UsageError(`There is no country ${country}.`);
  const start = since === undefined ? undefined : new Date(since);
  if (Number.isNaN(start?.getTime())) throw new UsageError(`${since} is no date like 2026-01-01.`);
  if (!isLanguageCode(language)) throw new UsageError(`There is no language ${language}.`);
  if (format !== 'csv' && format !== 'json' && format !== 'xlsx') throw new UsageError(`There is no format ${format}.`);
  const filter = { country, since: start };
  const exported =
    form === 'newsletter'
      ? await exportSubscribers(await createSubscribers({ db, seal }).list(filter), format, language)
      : await exportRecords(await createRecords({ db, seal }).list({ form, ...filter }), format, language);
  if (out === undefined) print(exported);
  else await write(out, exported);
  return 0;
}

async function show(given: string, withFiles: boolean, { db, seal, print, write }: SubmissionsTools): Promise<number> {
  const reference = parseReference(given);
  if (reference === null)
    throw new UsageError(`"${given}" is no reference number: twelve digits, the last of which checks the others.`);
  const records = createRecords({ db, seal });
  const found = await records.find(reference);
  for (const { record, files, mails } of found) {
    print(`${JSON.stringify({ ...record, mails }, null, 2)}\n`);
    for (const { id, field } of withFiles ? files : []) {
      const file = await records.readFile(id);
      const name = `${reference}-${basename(String(record.fields[field] ?? field))}`;
      if (file !== undefined) await write(name, openFile(seal, file));
      print(`${name}\n`);
    }
  }
  if (found.length === 0)
    print(`Nothing is stored with the number ${reference}. On the site: npm run outbox -- show ${reference}\n`);
  return found.length > 0 ? 0 : 1;
}

async function erase(email: string | undefined, { db, seal, print }: SubmissionsTools): Promise<number> {
  if (email === undefined) throw new UsageError('erase needs --email.');
  print(`${await createRecords({ db, seal }).eraseEmail(email)} erased, with their files and mails.\n`);
  return 0;
}

async function prune(isDryRun: boolean, { db, seal, days, clock, print }: SubmissionsTools): Promise<number> {
  const count = await createRecords({ db, seal }).eraseOld(days, clock(), isDryRun);
  print(`${count} ${isDryRun ? 'would be erased' : 'erased'}: ${describePeriods(days)}.\n`);
  return 0;
}

if (import.meta.main) {
  const args = process.argv.slice(2);
  if (asksForHelp(args)) process.stdout.write(USAGE);
  else process.exitCode = await runCommand(() => runByHand(args));
}

async function runByHand(args: readonly string[]): Promise<number> {
  const env = readBackendEnv(process.env);
  const output: Output = {
    print: (text) => process.stdout.write(text),
    // It contains what visitors sent.
    write: (path, bytes) => writeFile(path, bytes, { mode: 0o600 }),
  };
  const code = env.databaseUrl === '' ? await runInBackend(args, { ...output, dataDir: env.dataDir }) : null;
  if (code !== null) return code;
  requireDatabase(env);
  const database = await openDatabase({ ...env, report: (line) => process.stderr.write(`${line}\n`) });
  try {
    const tools = { ...output, seal: createSeal(env.submissionsKeys), days: env.submissionsDays };
    return await runSubmissions(args, { ...tools, db: database.db, clock: () => new Date() });
  } finally {
    await database.close();
  }
}
