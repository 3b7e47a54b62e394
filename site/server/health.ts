/** Creates the health endpoints: `live` when the process is up, `ready` when the probe finds backend and content. */
export function createHealth({ probe }: { probe: () => Promise<void> }) {
  async function live(): Promise<Response> {
    return buildReport(200, { status: 'ok' });
  }

  let isEnding = false;

  async function ready(): Promise<Response> {
    if (isEnding) return buildReport(503, { status: 'not ready', reason: 'the site is shutting down' });
    try {
      await probe();
      return buildReport(200, { status: 'ready' });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return buildReport(503, { status: 'not ready', reason });
    }
  }

  /** From now on whoever distributes requests is to send them elsewhere. */
  function end(): void {
    isEnding = true;
  }

  return { live, ready, end };
}

export type Health = ReturnType<typeof createHealth>;

function buildReport(status: number, report: object): Response {
  return Response.json(report, { status, headers: { 'cache-control': 'no-store' } });
}
