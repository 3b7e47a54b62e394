/** `deploy/run-as UNIT COMMAND …`: runs a command with the settings and secrets that systemd gives a unit. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnvFile } from '../contract/env-file.ts';

/** The program and first arguments of each command of a unit. */
export const COMMANDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['site outbox', ['site/script/outbox.ts']],
  ['backend submissions', ['backend/script/submissions.ts']],
  ['backend backup', ['backend/script/backup.ts', 'backup']],
  ['backend restore', ['backend/script/backup.ts', 'restore']],
  ['backend seed', ['backend/seed/main.ts']],
]);
/** Where systemd keeps the state of units. */
const STATE = '/var/lib';

/** A command cannot be run; the message says why. */
class RunError extends Error {}

/** Reads the settings of a unit: its own, those added by `systemctl edit`, and those of its files, which come last. */
export function readSettings(units: string, unit: string): Record<string, string> {
  // The template of `site@3000` is `site@`.
  const end = unit.includes('@') ? unit.indexOf('@') + 1 : unit.length;
  const [template, instance] = [unit.slice(0, end), unit.slice(end)];
  const names = [...new Set([template, unit])].map((name) => `${name}.service`);
  const added = names.flatMap((name) => {
    const folder = join(units, `${name}.d`);
    return existsSync(folder) ? readdirSync(folder).map((file) => join(folder, file)) : [];
  });
  const text = [join(units, `${template}.service`), ...added.filter((file) => file.endsWith('.conf')).sort()]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const read = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) =>
      value.replaceAll('%i', instance).replaceAll('%S', STATE),
    );
  // A unit gets a copy of each secret; here it is the secret itself.
  const secrets = new Map(read('LoadCredential').map((secret) => [secret.split(':')[0], secret.split(':')[1]]));
  const settings = read('Environment')
    .flatMap((line) => line.match(/"[^"]*"|\S+/g) ?? [])
    .map((setting) =>
      setting.replaceAll('"', '').replace(/%d\/([\w-]+)/, (_, name: string) => secrets.get(name) ?? ''),
    );
  return Object.assign({}, ...settings.map(splitSetting), ...read('EnvironmentFile').map(readFile));
}

function splitSetting(setting: string): Record<string, string> {
  const at = setting.indexOf('=');
  return { [setting.slice(0, at)]: setting.slice(at + 1) };
}

function readFile(path: string): Record<string, string> {
  const { values, wrong } = parseEnvFile(readFileSync(path, 'utf8'));
  if (wrong !== null) throw new RunError(`${path}: ${wrong}.`);
  return values;
}

function run([unit = '', command = '', ...args]: string[]): number {
  const program = COMMANDS.get(`${unit.replace(/@.*/, '')} ${command}`);
  if (program === undefined) throw new RunError(`The commands are: ${[...COMMANDS.keys()].join(', ')}.`);
  const [file = '', ...first] = program;
  const { PATH, TERM, LANG, UNITS = '' } = process.env;
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, '..', file), ...first, ...args], {
    env: { PATH, TERM, LANG, ...readSettings(UNITS, unit) },
    stdio: 'inherit',
  });
  return status ?? 1;
}

if (import.meta.main) {
  try {
    process.exitCode = run(process.argv.slice(2));
  } catch (error) {
    const isSaid = error instanceof RunError || (error instanceof Error && 'code' in error);
    if (!isSaid) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
