import { parseJson } from '../contract/parse-json.ts';

const SEVERE: ReadonlySet<unknown> = new Set(['high', 'critical']);

/** Reads the output of `npm audit --json`: the severe advisories, or why there is no answer. */
export function judgeAudit(output: string): { findings: string[] } | { skipped: string } {
  const { vulnerabilities, message } = Object(parseJson(output));
  if (typeof vulnerabilities !== 'object' || vulnerabilities === null)
    return { skipped: typeof message === 'string' ? message : 'the registry gave no answer that can be read' };
  const found = Object.entries(vulnerabilities).filter(([, one]) => SEVERE.has(Object(one).severity));
  return { findings: found.map(([name, one]) => `${name} ${Object(one).range}: ${Object(one).severity}`) };
}
