import { refuse } from '../../contract/plain-response.ts';
import { readBody } from '../../contract/read-body.ts';
import { orClientClosed } from './client-closed.ts';
import { createSharedLimit, type SharedCounts } from './forms/shared-limit.ts';
import { readMediaType } from './http/media-types.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { createRateLimit } from './rate-limit.ts';
import { isReportType, parseSecurityReports } from './security-report.ts';

export const REPORTS_PATH = '/api/reports';
const MAX_BODY_BYTES = 16_000;
/** Reports a minute, of one client and of all: a page that breaks a rule does so for every visitor. */
const LIMITS = { perClient: 10, overall: 120 };

type SecurityReportsOptions = {
  siteOrigin: string;
  clock: () => number;
  log: Pick<Log, 'warn'>;
  metrics: Pick<Metrics, 'countReport'>;
  /** Counts shared by all processes of this machine; null if there is only one. */
  counts: Pick<SharedCounts, 'add'> | null;
};

/** Creates `POST /api/reports`: browsers' reports of security rules that a page broke (decision 0116). */
export function createSecurityReports({ siteOrigin, clock, log, metrics, counts }: SecurityReportsOptions) {
  const mayReport = createSharedLimit({
    isWithinLocalLimit: createRateLimit({ clock, ...LIMITS }),
    counts,
    most: LIMITS.perClient,
    onError: (error) => log.warn({ err: error }, 'reports are counted in this process alone'),
  });

  const respond = (request: Request, clientAddress: string) =>
    orClientClosed(request, () => answer(request, clientAddress));

  async function answer(request: Request, clientAddress: string): Promise<Response> {
    if (request.method !== 'POST') return refuse(405, 'Method Not Allowed', { allow: 'POST' });
    const type = readMediaType(request.headers);
    if (!isReportType(type)) return refuse(415, 'Unsupported Media Type');
    const mayGoOn = () => mayReport(`report ${clientAddress}`);
    if (!(await mayGoOn())) {
      metrics.countReport('refused');
      return refuse(429, 'Too Many Requests', { 'retry-after': '60' });
    }
    const body = await readBody(request, MAX_BODY_BYTES);
    if (body === 413) return refuse(413, 'Payload Too Large');
    if (body === 408) return refuse(408, 'Request Timeout', { connection: 'close' });
    const reports = parseSecurityReports(type, new TextDecoder().decode(body), siteOrigin);
    if (reports === null) return refuse(400, 'Bad Request');
    for (const [index, report] of reports.entries()) {
      // The body was counted for its first one.
      if (index > 0 && !(await mayGoOn())) {
        metrics.countReport('refused');
        break;
      }
      metrics.countReport(report.directive);
      log.warn(report, 'a browser reports a page');
    }
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  }

  return { respond };
}

export type SecurityReports = ReturnType<typeof createSecurityReports>;
