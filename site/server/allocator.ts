import { readFileSync } from 'node:fs';
import type { Log } from './log.ts';

const GLIBC = 'libc.so.6';
/** Names such as `libjemalloc.so.2` and `libtcmalloc_minimal.so.4`. */
const OTHER = /^lib\w*malloc/;

type AllocatorOptions = {
  mode: string;
  log: Pick<Log, 'warn'>;
  /** The memory mappings of this process, as Linux lists them. */
  maps?: string | null;
};

/** Warns in production when this process uses glibc's allocator: its heap fragments and grows (decision 0095). */
export function warnOfAllocator({ mode, log, maps = readMaps() }: AllocatorOptions): void {
  if (mode !== 'production' || maps === null) return;
  const libraries = maps.split('\n').map((line) => line.slice(line.lastIndexOf('/') + 1));
  if (!libraries.includes(GLIBC) || libraries.some((name) => OTHER.test(name))) return;
  log.warn(
    {},
    'memory grows under the allocator of glibc: install libjemalloc2 (Debian: apt-get install libjemalloc2; Fedora: dnf install jemalloc) and restart',
  );
}

/** Returns null on a system that does not list them. */
function readMaps(): string | null {
  try {
    return readFileSync('/proc/self/maps', 'utf8');
  } catch {
    return null;
  }
}
