/**
 * Imported first by the scripts that run the processes: adds the variables of `.env` to the environment, which comes
 * before the file. Ends the process when a line is wrong.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseEnvFile } from '../contract/env-file.ts';

const { values, wrong } = parseEnvFile(existsSync('.env') ? readFileSync('.env', 'utf8') : '');
if (wrong !== null) {
  process.stderr.write(`.env: ${wrong}.\n`);
  process.exit(1);
}
for (const [name, value] of Object.entries(values)) process.env[name] ??= value;
