import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from '../db/lock-folder.ts';
import { runInBackend, serveSubmissions } from './running-backend.ts';

let dataDir: string;
let errors: unknown[];
let stop: () => Promise<void>;
const none = { print: () => {}, write: async () => {} };

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'data-'));
  errors = [];
  // Left behind by a killed process.
  await writeFile(join(dataDir, 'submissions.sock'), '');
  stop = await serveSubmissions({
    dataDir,
    run: async (args, { print, write }) => {
      if (args.includes('fail')) throw new Error('the database is away');
      print(`ran ${args.join(' ')}\n`);
      await write('الملف.pdf', Buffer.from([0, 255]));
      return args.length;
    },
    onError: (error) => errors.push(error),
  });
});
afterEach(async () => {
  await stop();
  await rm(dataDir, { recursive: true });
});

test('a command is run by the running backend; its words and files are the asker’s', async () => {
  const printed: string[] = [];
  const files: [string, Buffer][] = [];
  const code = await runInBackend(['show', '١٢٣٤'], {
    dataDir,
    print: (text) => printed.push(text.toString()),
    write: async (path, bytes) => void files.push([path, bytes]),
  });
  expect([code, printed, files]).toEqual([2, ['ran show ١٢٣٤\n'], [['الملف.pdf', Buffer.from([0, 255])]]]);
});

test('nobody but its user reaches the socket', async () => {
  expect((await stat(join(dataDir, 'submissions.sock'))).mode & 0o077).toBe(0);
});

test('what fails there fails here, and the next command is run', async () => {
  await expect(runInBackend(['fail'], { dataDir, ...none })).rejects.toThrow();
  expect(errors).toHaveLength(1);
  expect(await runInBackend(['x'], { dataDir, ...none })).toBe(1);
});

test('without a running backend nobody is asked', async () => {
  await stop();
  expect(await runInBackend(['x'], { dataDir, ...none })).toBe(null);
  await writeFile(join(dataDir, 'submissions.sock'), '');
  expect(await runInBackend(['x'], { dataDir, ...none })).toBe(null);
});

test('a data folder whose socket would have too long a name serves no commands', async () => {
  const long = join(dataDir, 'x'.repeat(100));
  await (await serveSubmissions({ dataDir: long, run: async () => 0, onError: () => {} }))();
  expect(await runInBackend(['x'], { dataDir: long, ...none })).toBe(null);
});

test('a database that another process has open is said in a line, with what to do', async () => {
  await mkdir(join(dataDir, 'database'));
  const unlock = await lockFolder(join(dataDir, 'database'), () => {});
  await stop();
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  const command = spawn(process.execPath, ['backend/script/submissions.ts'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(command.stderr), once(command, 'exit')]);
  expect([said, code]).toEqual([expect.stringMatching(/^The database folder .+: stop that one first, .+\n$/), 1]);
  await unlock();
});
