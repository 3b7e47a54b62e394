/** Files are short: under each roof the median is 60 lines at most, the 95th percentile 150. */
import { readFileSync } from 'node:fs';
import { listFiles, report } from './files.ts';

const MAX_LINES = { 0.5: 60, 0.95: 150 };

report('Sizes', ['contract', 'site', 'backend', 'sample'].flatMap(findLong));

function findLong(roof: string): string[] {
  const sizes = listFiles(`${roof}/*.ts`, `${roof}/*.tsx`)
    .filter((file) => !file.includes('/generated/'))
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
    .sort((one, other) => one.lines - other.lines);
  return Object.entries(MAX_LINES).flatMap(([share, most]) => {
    const found = sizes[Math.ceil(sizes.length * Number(share)) - 1];
    if (found === undefined || found.lines <= most) return [];
    return [
      `${roof}: ${Number(share) * 100} of 100 files may have ${most} lines at most; ${found.file} has ${found.lines}`,
    ];
  });
}
