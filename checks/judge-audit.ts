import { parseJson } from '../contract/parse-json.ts';

const SEVERE: ReadonlySet<unknown> = new Set(['high', 'critical']);
/** npm's errors that no registry is to blame for. */
const OWN_ERRORS: ReadonlySet<unknown> = new Set(['EAUDITNOLOCK', 'EJSONPARSE', 'ELOCKVERIFY', 'ENOLOCK', 'EUSAGE']);

/** Reads `npm audit --json`: the severe advisories of packages in these folders, or why there is no answer. */
export function judgeAudit(
  output: string,
  shipped: ReadonlySet<unknown>,
): { findings: string[] } | { skipped: string } {
  const { vulnerabilities, message, error } = Object(parseJson(output));
  const { code, summary } = Object(error);
  if (OWN_ERRORS.has(code)) return { findings: [`npm audit: ${code} ${summary}`] };
  if (typeof vulnerabilities !== 'object' || vulnerabilities === null)
    return { skipped: typeof message === 'string' ? message : 'the registry gave no answer that can be read' };
  const found = Object.entries(vulnerabilities).filter(([, one]) => {
    const { severity, nodes } = Object(one);
    return SEVERE.has(severity) && Array.isArray(nodes) && nodes.some((folder) => shipped.has(folder));
  });
  return { findings: found.map(([name, one]) => `${name} ${Object(one).range}: ${Object(one).severity}`) };
}
