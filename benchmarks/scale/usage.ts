/** Memory and processor time of a process and its descendants, from /proc. */
import { readdir, readFile } from 'node:fs/promises';

/** Clock ticks per second in /proc. */
const TICKS = 100;

type Usage = { pid: number; megabytes: number; seconds: number };

/** Lists the usage of a process and its descendants. */
export async function readUsage(root: number): Promise<Usage[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const all = (await Promise.all(pids.map(readProcess))).filter((one) => one !== null);
  const childrenOf = Map.groupBy(all, ({ parent }) => parent);
  const list = (pid: number): Usage[] => (childrenOf.get(pid) ?? []).flatMap((child) => [child, ...list(child.pid)]);
  return [...all.filter(({ pid }) => pid === root), ...list(root)];
}

/** Sums the processor seconds of a process and its descendants. */
export async function sumSeconds(root: number): Promise<number> {
  return (await readUsage(root)).reduce((sum, { seconds }) => sum + seconds, 0);
}

/** Null for a process that has ended meanwhile. */
async function readProcess(pid: string): Promise<(Usage & { parent: number }) | null> {
  const read = (file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => null);
  const [stat, status] = await Promise.all([read('stat'), read('status')]);
  if (stat === null || status === null) return null;
  // The name, in brackets, may have spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [, kilobytes = 0] = /^VmRSS:\s+(\d+)/m.exec(status) ?? [];
  return {
    pid: Number(pid),
    parent: Number(fields[1]),
    megabytes: Number(kilobytes) / 1024,
    seconds: (Number(fields[11]) + Number(fields[12])) / TICKS,
  };
}
