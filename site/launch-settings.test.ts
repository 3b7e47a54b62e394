import { expect, test } from 'vitest';
import { buildLaunch } from './launch-settings.ts';

test('the allocators and the heap have the settings that were measured', () => {
  expect(buildLaunch({ env: {}, execArgv: [] }, '')).toEqual({
    args: ['--heap-growing-percent=20', '--max-semi-space-size=8'],
    env: {
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '8192',
      MALLOC_MMAP_MAX_: '16384',
      MALLOC_TRIM_THRESHOLD_: '131072',
    },
  });
  expect(buildLaunch({ env: {}, execArgv: [] }, '/usr/lib/libjemalloc.so.2')?.env.MALLOC_CONF).toBe(
    'background_thread:true,narenas:2,dirty_decay_ms:1000,muzzy_decay_ms:0,thp:never',
  );
});

test('what is missing of the settings is added, and then nothing is', () => {
  const launch = buildLaunch({ env: { PORT: '3000' }, execArgv: ['--import', './script/load-env.ts'] }, '');
  expect(launch?.env).toMatchObject({ PORT: '3000', MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' });
  expect(launch?.args.slice(-2)).toEqual(['--import', './script/load-env.ts']);
  expect(launch?.args.filter((flag) => flag.startsWith('--heap-growing-percent=')).length).toBe(1);
  expect(buildLaunch({ env: launch?.env ?? {}, execArgv: launch?.args ?? [] }, '')).toBeNull();
});

test('what somebody has set stays, as an argument, an option of Node or a variable', () => {
  const env = { MALLOC_ARENA_MAX: '8', NODE_OPTIONS: '--no-warnings --max-semi-space-size=32' };
  const launch = buildLaunch({ env, execArgv: ['--heap-growing-percent=90'] }, '');
  expect(launch?.env.MALLOC_ARENA_MAX).toBe('8');
  expect(launch?.args).toEqual(['--heap-growing-percent=90']);
});

test('jemalloc takes the allocator’s place where the system has it, unless something else is preloaded', () => {
  const launch = buildLaunch({ env: {}, execArgv: [] }, '/usr/lib/libjemalloc.so.2');
  expect(launch?.env).toEqual({
    LD_PRELOAD: '/usr/lib/libjemalloc.so.2',
    MALLOC_CONF: expect.stringContaining('narenas:2'),
  });
  expect(buildLaunch({ env: launch?.env ?? {}, execArgv: launch?.args ?? [] }, '/usr/lib/libjemalloc.so.2')).toBeNull();
  const own = buildLaunch({ env: { LD_PRELOAD: '/opt/faketime.so' }, execArgv: [] }, '/usr/lib/libjemalloc.so.2');
  expect(own?.env).toMatchObject({ LD_PRELOAD: '/opt/faketime.so', MALLOC_ARENA_MAX: '2' });
});
