/** Limits processes to a part of a processor each by Linux's cgroups, ahead of all others, as if each ran alone. */
import { existsSync } from 'node:fs';
import { mkdir, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Microseconds. Linux accepts no quota below a thousand. */
const PERIOD = 20_000;
const ROOT = '/sys/fs/cgroup';

/**
 * Confines each process to a part of one processor. Needs root. Returns the clean-up, for when the processes are gone.
 * @param part 0 to 1
 */
export async function confine(pids: readonly number[], part: number): Promise<() => Promise<void>> {
  const quota = String(Math.round(PERIOD * part));
  const isFirstVersion = existsSync(join(ROOT, 'cpu/cpu.cfs_quota_us'));
  const folders = pids.map((pid) => join(ROOT, isFirstVersion ? 'cpu' : '', `part-${pid}`));
  for (const [index, folder] of folders.entries()) {
    await mkdir(folder);
    if (isFirstVersion) {
      await writeFile(join(folder, 'cpu.cfs_period_us'), String(PERIOD));
      await writeFile(join(folder, 'cpu.cfs_quota_us'), quota);
      await writeFile(join(folder, 'cpu.shares'), '262144');
    } else {
      await writeFile(join(folder, 'cpu.max'), `${quota} ${PERIOD}`);
      await writeFile(join(folder, 'cpu.weight'), '10000');
    }
    await writeFile(join(folder, 'cgroup.procs'), String(pids[index]));
  }
  return async () => {
    for (const folder of folders) await rmdir(folder);
  };
}
