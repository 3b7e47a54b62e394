import { parseJson } from '../contract/parse-json.ts';

const SEVERE: ReadonlySet<unknown> = new Set(['high', 'critical']);

/** Reads `npm audit --json`: the severe advisories of packages in these folders, or why there is no answer. */
export function judgeAudit(
  output: string,
  shipped: ReadonlySet<unknown>,
): { findings: string[] } | { skipped: string } {
  const { vulnerabilities, message } = Object(parseJson(output));
  if (typeof vulnerabilities !== 'object' || vulnerabilities === null)
    return { skipped: typeof message === 'string' ? message : 'the registry gave no answer that can be read' };
  const found = Object.entries(vulnerabilities).filter(([, one]) => {
    const { severity, nodes } = Object(one);
    return SEVERE.has(severity) && Array.isArray(nodes) && nodes.some((folder) => shipped.has(folder));
  });
  return { findings: found.map(([name, one]) => `${name} ${Object(one).range}: ${Object(one).severity}`) };
}
