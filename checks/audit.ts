/**
 * No runtime package, including those an operator may add, has a known vulnerability of high or critical severity. If
 * the registry does not answer, the check is skipped with a message.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { report } from './files.ts';
import { judgeAudit } from './judge-audit.ts';
import { listShipped } from './shipped-packages.ts';

const TIMEOUT_MS = 60_000;

const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', timeout: TIMEOUT_MS });
const shipped = listShipped(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages);
const verdict = judgeAudit(stdout, shipped);
if ('skipped' in verdict)
  process.stdout.write(`Audit: not checked, the registry gave no advisories (${verdict.skipped})\n`);
else report('Audit', verdict.findings);
