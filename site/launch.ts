/**
 * Imported first by the entry: executes the program again in the same process, with the memory settings, if it was
 * started without them. Its parent sees the same process. A process with an IPC channel must be started with them
 * (`script/start-process.ts`): the channel would be lost.
 */
import { realpathSync } from 'node:fs';
import { buildLaunch } from './launch-settings.ts';

const [, file] = process.argv;
const isEntry = file !== undefined && realpathSync(file) === import.meta.filename;
const launch = buildLaunch(process);
if (isEntry && launch !== null && process.connected === undefined && process.platform === 'linux') {
  process.execve?.(process.execPath, [process.execPath, ...launch.args, ...process.argv.slice(1)], launch.env);
}
