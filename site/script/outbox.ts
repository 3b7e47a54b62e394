/**
 * Submissions that the content service does not have yet: `npm run outbox -- list`, `-- show REFERENCE`,
 * `-- retry REFERENCE`, `-- retry --dead`, `-- retry --all` or `-- erase --email ADDRESS`. Works while the site runs.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { asksForHelp, isUnknownWord } from '../../contract/command-words.ts';
import { EnvironmentError } from '../../contract/environment.ts';
import { toAsciiAddress } from '../../contract/forms/email-address.ts';
import { parseReference } from '../../contract/reference.ts';
import { createSeal, type Seal, SealError } from '../../contract/seal.ts';
import { readSiteEnv } from '../env.ts';
import { openStore } from '../server/outbox/open-store.ts';
import { unpackSubmission } from '../server/outbox/pack.ts';
import type { OutboxStore } from '../server/outbox/store.ts';

type OutboxTools = { store: OutboxStore; seal: Seal; print: (line: string) => void };

const USAGE = `npm run outbox -- list | show REFERENCE | retry REFERENCE | retry --dead | retry --all | erase --email ADDRESS
On a machine with the units: deploy/run-as site@3000 outbox list`;

/** Runs a command and returns its exit code, 0 if all is well. */
export async function runOutbox(args: readonly string[], tools: OutboxTools): Promise<number> {
  const { positionals, values } = readWords(args) ?? { positionals: [], values: {} };
  const [command, given = ''] = positionals;
  if (command === 'list') return list(tools);
  if (command === 'retry' && (values.dead || values.all)) return retryMany(tools, values.all ?? false);
  if (command === 'erase' && values.email !== undefined) return erase(tools, values.email);
  if (command !== 'show' && command !== 'retry') {
    tools.print(USAGE);
    return 2;
  }
  const reference = parseReference(given);
  if (reference === null) {
    tools.print(`"${given}" is no reference number: twelve digits, the last of which checks the others.`);
    return 2;
  }
  const isFound = await (command === 'show' ? show(tools, reference) : tools.store.revive(reference));
  const elsewhere = `it is delivered (npm run submissions -- show ${reference}), or never was here.`;
  tools.print(isFound ? '' : `Nothing in the outbox has the number ${reference}: ${elsewhere}`);
  return isFound ? 0 : 1;
}

/** Null for unknown words. */
function readWords(args: readonly string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { dead: { type: 'boolean' }, all: { type: 'boolean' }, email: { type: 'string' } },
    });
  } catch (error) {
    if (isUnknownWord(error)) return null;
    throw error;
  }
}

async function list({ store, print }: OutboxTools): Promise<number> {
  const entries = await store.list();
  print('reference,state,attempts,form,country,accepted,last outcome');
  for (const { reference, state, attempts, form, country, acceptedAt, outcome } of entries)
    print([reference, state, attempts, form, country, acceptedAt, outcome].join(','));
  return 0;
}

/** Prints a submission as it was typed, for those who may read what visitors send. */
async function show({ store, seal, print }: OutboxTools, reference: string): Promise<boolean> {
  const found = await store.read(reference);
  if (found === null) return false;
  const { files, ...submission } = unpackSubmission(seal.open(found.body, found.entry.key));
  const named = files.map(({ bytes: _, ...file }) => file);
  print(JSON.stringify({ ...found.entry, submission: { ...submission, files: named } }, null, 2));
  return true;
}

/** The dead, or also those that wait for their next attempt, which may be an hour off when the service recovers. */
async function retryMany({ store, print }: OutboxTools, areAll: boolean): Promise<number> {
  const chosen = (await store.list()).filter(({ state }) => areAll || state === 'dead');
  for (const { reference } of chosen) await store.revive(reference);
  print(`${chosen.length} are tried again.`);
  return 0;
}

/** Erases the submissions with an address; sealed ones are opened to find it. */
async function erase({ store, seal, print }: OutboxTools, email: string): Promise<number> {
  const wanted = toAsciiAddress(email.trim()).toLowerCase();
  let erased = 0;
  const closed: string[] = [];
  for (const { reference } of await store.list()) {
    const found = await store.read(reference);
    // It has been delivered meanwhile.
    if (found === null) continue;
    try {
      const { fields } = unpackSubmission(seal.open(found.body, found.entry.key));
      if (String(fields.email).trim().toLowerCase() !== wanted) continue;
      await store.erase(reference);
      erased += 1;
    } catch (error) {
      if (!(error instanceof SealError)) throw error;
      closed.push(reference);
    }
  }
  print(
    `${erased} erased. What was being delivered may have arrived: now npm run submissions -- erase --email ADDRESS`,
  );
  if (closed.length > 0) print(`Their key is not here, so nobody knows whose they are: ${closed.join(', ')}`);
  return closed.length > 0 ? 1 : 0;
}

if (import.meta.main) {
  const args = process.argv.slice(2);
  const print = (line: string) => process.stdout.write(line === '' ? '' : `${line}\n`);
  if (asksForHelp(args)) print(USAGE);
  else {
    process.exitCode = await runByHand(args, print).catch((error: unknown) => {
      if (!(error instanceof EnvironmentError)) throw error;
      process.stderr.write(`${error.message}\n`);
      return 1;
    });
  }
}

async function runByHand(args: readonly string[], print: OutboxTools['print']): Promise<number> {
  const env = readSiteEnv(process.env);
  // An empty list would look as if nothing were waiting, and an erasure as if it had worked.
  if (env.outboxDatabaseUrl === '' && !existsSync(join(env.dataDir, 'outbox')))
    throw new EnvironmentError(
      `There is no outbox: OUTBOX_DATABASE_URL is not set, and ${resolve(env.dataDir)} has none. Set OUTBOX_DATABASE_URL or DATA_DIR as the site has it.`,
    );
  const store = await openStore(env, () => Date.now());
  try {
    return await runOutbox(args, { store, seal: createSeal(env.submissionsKeys), print });
  } finally {
    await store.close();
  }
}
