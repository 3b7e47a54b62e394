import { execFileSync } from 'node:child_process';

/** Lists the files of the checkout that git tracks or would track, as paths from the root. */
export function listFiles(...patterns: string[]): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns], {
    encoding: 'utf8',
  });
  return [...new Set(listed.split('\n').filter((file) => file !== ''))];
}

/** Prints the findings of a check and sets the exit code to 1 if there are any. */
export function report(check: string, findings: string[]): void {
  for (const finding of findings) process.stderr.write(`${finding}\n`);
  if (findings.length > 0) {
    process.stderr.write(`${check}: ${findings.length} found\n`);
    process.exitCode = 1;
  }
}
