import { existsSync } from 'node:fs';

/**
 * Settings that the allocator and V8 read before any program runs (decision 0095). A value that is set already stays.
 */
const GLIBC = {
  /** Two arenas for all threads instead of eight per core: memory freed by one thread is available to the others. */
  MALLOC_ARENA_MAX: '2',
  /** Memory of pages being rendered is returned at once, and leaves no holes between pages that are kept. */
  MALLOC_MMAP_THRESHOLD_: '8192',
  /** At most this many: a process has 65,530 mappings, and dies if it needs more. */
  MALLOC_MMAP_MAX_: '16384',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const;
/**
 * jemalloc instead where the system has it: memory freed in small pieces is returned to the system a second later, with
 * as many arenas. Without huge pages, of which Linux would allocate 2 MB for the first byte.
 */
const MALLOC_CONF = 'background_thread:true,narenas:2,dirty_decay_ms:1000,muzzy_decay_ms:0,thp:never';
const HEAP = {
  /** In a large process, collects when the heap has grown by this much; V8 waits for four times the live objects. */
  '--heap-growing-percent': '20',
  '--max-semi-space-size': '8',
} as const;

/** How a process was started, as Node reports it. */
type Started = { env: Readonly<Record<string, string | undefined>>; execArgv: readonly string[] };

/** Where Debian, Fedora and Alpine have jemalloc. */
const LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64', '/usr/lib'].map(
  (folder) => `${folder}/libjemalloc.so.2`,
);

/** Builds the arguments of Node and the environment to start the site with; null when it was started with them. */
export function buildLaunch(
  { env, execArgv }: Started,
  jemalloc = LIBRARIES.find(existsSync),
): { args: string[]; env: Record<string, string | undefined> } | null {
  const given = [...execArgv, ...(env.NODE_OPTIONS ?? '').split(' ')].map((flag) => flag.split('=', 1)[0]);
  const flags = Object.entries(HEAP).flatMap(([flag, value]) => (given.includes(flag) ? [] : [`${flag}=${value}`]));
  const preloaded = env.LD_PRELOAD ?? jemalloc ?? '';
  const allocator: Record<string, string> = preloaded.includes('jemalloc')
    ? { LD_PRELOAD: preloaded, MALLOC_CONF }
    : GLIBC;
  const isMissing = flags.length > 0 || Object.keys(allocator).some((name) => env[name] === undefined);
  return isMissing ? { args: [...flags, ...execArgv], env: { ...allocator, ...env } } : null;
}
