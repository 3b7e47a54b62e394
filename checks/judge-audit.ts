import { parseJson } from '../contract/parse-json.ts';

const GRAVE: ReadonlySet<unknown> = new Set(['high', 'critical']);

/** What `npm audit --json` found: the grave advisories, or why there is no answer. */
export function judgeAudit(output: string): { findings: string[] } | { skipped: string } {
  const { vulnerabilities, message } = Object(parseJson(output));
  if (typeof vulnerabilities !== 'object' || vulnerabilities === null)
    return { skipped: typeof message === 'string' ? message : 'the registry gave no answer that can be read' };
  const found = Object.entries(vulnerabilities).filter(([, one]) => GRAVE.has(Object(one).severity));
  return { findings: found.map(([name, one]) => `${name} ${Object(one).range}: ${Object(one).severity}`) };
}
