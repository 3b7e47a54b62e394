/** Creates the health endpoints: `live` says the process is up, `ready` that the probe finds backend and content. */
export function createHealth({ probe }: { probe: () => Promise<void> }) {
  async function live(): Promise<Response> {
    return buildReport(200, { status: 'ok' });
  }

  async function ready(): Promise<Response> {
    try {
      await probe();
      return buildReport(200, { status: 'ready' });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return buildReport(503, { status: 'not ready', reason });
    }
  }

  return { live, ready };
}

export type Health = ReturnType<typeof createHealth>;

function buildReport(status: number, report: object): Response {
  return Response.json(report, { status, headers: { 'cache-control': 'no-store' } });
}
