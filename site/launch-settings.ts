import { existsSync } from 'node:fs';

/**
 * What the allocator and V8 read before any program runs, and why: decision 0095. A value that is set already stays.
 */
const GLIBC = {
  /** Two arenas for all threads instead of eight a core: memory that one thread has freed is there for the others. */
  MALLOC_ARENA_MAX: '2',
  /** Pages in the making are given back at once, and leave no holes between those that are kept. */
  MALLOC_MMAP_THRESHOLD_: '8192',
  /** So many at most: a process has 65,530 mappings, and one that needs more dies. */
  MALLOC_MMAP_MAX_: '16384',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const;
/**
 * jemalloc in its place where the system has it: what is freed in small pieces goes back to the system a second later,
 * from as many arenas.
 */
const MALLOC_CONF = 'background_thread:true,narenas:2,dirty_decay_ms:1000,muzzy_decay_ms:0';
const HEAP = {
  /** Collects when the heap has grown by this much, in a process that holds much; V8 left alone waits until it has four times what is alive. */
  '--heap-growing-percent': '20',
  '--max-semi-space-size': '8',
} as const;

/** How a process was started, as Node tells it. */
export type Started = { env: Readonly<Record<string, string | undefined>>; execArgv: readonly string[] };

/** Where Debian, Fedora and Alpine have jemalloc. */
const LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64', '/usr/lib'].map(
  (folder) => `${folder}/libjemalloc.so.2`,
);

/** Builds how the site has to be started: Node's own arguments and the environment; null when it was started so. */
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
