/**
 * Imported before all else by the entry: puts the process in its own place once more, with the settings of its memory,
 * if it was started without them. It stays the same process to whoever started it. One that has a channel is started
 * with them (`script/start-process.ts`): the channel would be lost.
 */
import { realpathSync } from 'node:fs';
import { buildLaunch } from './launch-settings.ts';

const [, file] = process.argv;
const isEntry = file !== undefined && realpathSync(file) === import.meta.filename;
const launch = buildLaunch(process);
if (isEntry && launch !== null && process.connected === undefined && process.platform === 'linux') {
  process.execve?.(process.execPath, [process.execPath, ...launch.args, ...process.argv.slice(1)], launch.env);
}
