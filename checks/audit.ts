/**
 * No package the product runs on has a known vulnerability that is high or critical. Only a registry that answers can
 * fail this: without one the check is skipped, and says so.
 */
import { spawnSync } from 'node:child_process';
import { report } from './files.ts';
import { judgeAudit } from './judge-audit.ts';

const MOST_MS = 60_000;

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', timeout: MOST_MS });
const verdict = judgeAudit(stdout);
if ('skipped' in verdict) process.stdout.write(`Audit: skipped, the registry has no advisories (${verdict.skipped})\n`);
else report('Audit', verdict.findings);
