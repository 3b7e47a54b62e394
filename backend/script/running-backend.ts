/**
 * Only one process can use the embedded database, so the backend that has it open runs the commands of
 * `npm run submissions` itself: over a socket in the data folder, which only its user can access.
 */
import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

/** The system truncates longer socket paths. */
const MAX_PATH_BYTES = 100;

const answered = z.object({
  code: z.number(),
  printed: z.base64(),
  files: z.array(z.object({ path: z.string(), bytes: z.base64() })),
});
const asked = z.array(z.string());

function socketOf(dataDir: string): string | null {
  const path = join(dataDir, 'submissions.sock');
  return Buffer.byteLength(path) > MAX_PATH_BYTES ? null : path;
}

/** Where a command's text and files go. */
export type Output = {
  print: (text: string | Buffer) => unknown;
  write: (path: string, bytes: Buffer) => Promise<void>;
};
type Run = (args: readonly string[], output: Output) => Promise<number>;
type ServeOptions = { dataDir: string; run: Run; onError: (error: unknown) => void };

/** Runs commands received over the socket until stopped. The data folder must be this process's. */
export async function serveSubmissions({ dataDir, run, onError }: ServeOptions): Promise<() => Promise<void>> {
  const path = socketOf(dataDir);
  if (path === null) return async () => {};
  // Left behind by a killed process.
  await rm(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (connection) => {
    connection.on('error', onError);
    json(connection)
      .then(async (message) => connection.end(JSON.stringify(await collect(run, asked.parse(message)))))
      .catch((error: unknown) => {
        onError(error);
        connection.destroy();
      });
  });
  server.listen(path);
  await once(server, 'listening');
  await chmod(path, 0o600);
  return async () => {
    server.close();
    await rm(path, { force: true });
  };
}

async function collect(run: Run, args: readonly string[]): Promise<z.input<typeof answered>> {
  const printed: Buffer[] = [];
  const files: { path: string; bytes: string }[] = [];
  const code = await run(args, {
    print: (text) => printed.push(Buffer.from(text)),
    write: async (file, bytes) => void files.push({ path: file, bytes: bytes.toString('base64') }),
  });
  return { code, printed: Buffer.concat(printed).toString('base64'), files };
}

/** Runs a command in the running backend and returns its exit code; null when none is running. */
export async function runInBackend(
  args: readonly string[],
  { dataDir, print, write }: { dataDir: string } & Output,
): Promise<number | null> {
  const path = socketOf(dataDir);
  const connection = path === null ? null : await open(path);
  if (connection === null) return null;
  connection.end(JSON.stringify(args));
  const { code, printed, files } = answered.parse(await json(connection));
  print(Buffer.from(printed, 'base64'));
  // Written by the calling process: relative to its folder, as its user.
  for (const { path: file, bytes } of files) await write(file, Buffer.from(bytes, 'base64'));
  return code;
}

async function open(path: string) {
  const connection = connect({ path, allowHalfOpen: true });
  try {
    await once(connection, 'connect');
    return connection;
  } catch {
    return null;
  }
}
