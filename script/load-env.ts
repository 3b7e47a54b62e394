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
const given = new Set(Object.keys(process.env));
for (const [name, value] of Object.entries(values)) {
  // A secret may be given by its name, or by that of a file (`NAME_FILE`): either comes before both here.
  const other = name.endsWith('_FILE') ? name.slice(0, -'_FILE'.length) : `${name}_FILE`;
  if (!given.has(name) && !given.has(other)) process.env[name] = value;
}
