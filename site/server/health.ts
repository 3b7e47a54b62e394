import type { CountryCode } from '../../contract/countries.ts';

/**
 * Ready: pages can be made. Degraded: those of some countries cannot, or only from old answers of content services that
 * have stopped answering.
 */
export type Readiness = { status: 'ready' } | { status: 'degraded'; countries: readonly CountryCode[] };

/**
 * Creates the health endpoints: `live` while the process is up, `ready` when the probe finds content. They are public,
 * since they reveal nothing of what services answer.
 */
export function createHealth({ probe }: { probe: () => Promise<Readiness> }) {
  async function live(): Promise<Response> {
    return buildReport(200, { status: 'ok' });
  }

  let isEnding = false;

  async function ready(): Promise<Response> {
    if (isEnding) return buildReport(503, { status: 'not ready', reason: 'the site is shutting down' });
    try {
      return buildReport(200, await probe());
    } catch {
      // The failed query is already recorded, with the service's answer.
      return buildReport(503, { status: 'not ready', reason: 'the content service has given nothing yet' });
    }
  }

  /** From now on, load balancers should send requests elsewhere. */
  function end(): void {
    isEnding = true;
  }

  return { live, ready, end };
}

export type Health = ReturnType<typeof createHealth>;

function buildReport(status: number, report: object): Response {
  return Response.json(report, { status, headers: { 'cache-control': 'no-store' } });
}
