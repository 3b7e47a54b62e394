/**
 * No runtime package has a known vulnerability of high or critical severity. Without an answer of the registry the check
 * is skipped, with a message.
 */
import { spawnSync } from 'node:child_process';
import { report } from './files.ts';
import { judgeAudit } from './judge-audit.ts';

const TIMEOUT_MS = 60_000;

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', timeout: TIMEOUT_MS });
const verdict = judgeAudit(stdout);
if ('skipped' in verdict) process.stdout.write(`Audit: skipped, the registry has no advisories (${verdict.skipped})\n`);
else report('Audit', verdict.findings);
