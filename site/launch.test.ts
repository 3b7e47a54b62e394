import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { buildLaunch } from './launch-settings.ts';

const ENTRY = fileURLToPath(new URL('./launch.ts', import.meta.url));
/** Prints how the process was started, on each start. */
const REPORT = `data:text/javascript,console.log(JSON.stringify({ pid: process.pid, env: process.env.MALLOC_CONF ?? process.env.MALLOC_ARENA_MAX ?? null, args: process.execArgv }))`;

type Report = { pid: number; env: string | null; args: string[] };

/** Starts the entry; resolves to what each start prints. */
async function start(args: readonly string[], env: NodeJS.ProcessEnv, stdio: 'pipe' | 'ipc'): Promise<Report[]> {
  const child = spawn(process.execPath, [...args, '--import', REPORT, ENTRY], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit', stdio],
  });
  let text = '';
  for await (const chunk of child.stdout ?? []) text += chunk;
  return text
    .split('\n')
    .filter(Boolean)
    .map((line): Report => JSON.parse(line));
}

const missing = buildLaunch({ env: {}, execArgv: [] });

test.runIf(process.platform === 'linux')('started alone it takes its settings, as the same process', async () => {
  const [first, second, ...more] = await start([], {}, 'pipe');
  expect([first?.env, more]).toEqual([null, []]);
  expect(second?.pid).toBe(first?.pid);
  expect(second?.env).toBe(missing?.env.MALLOC_CONF ?? missing?.env.MALLOC_ARENA_MAX);
  expect(second?.args).toEqual([...(missing?.args ?? []), '--import', REPORT]);
});

test('started with its settings, or with a channel, it goes on', async () => {
  expect(await start(missing?.args ?? [], missing?.env ?? {}, 'pipe')).toHaveLength(1);
  expect(await start([], {}, 'ipc')).toHaveLength(1);
});
