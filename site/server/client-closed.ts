/** The status when the visitor has gone: nobody receives it, but it tells such requests from failures in the log. */
const CLIENT_GONE = 499;

/** Makes an answer; a failure after the client closed its request is answered with 499. */
export async function orClientClosed(request: Request, make: () => Promise<Response>): Promise<Response> {
  try {
    return await make();
  } catch (error) {
    if (request.signal.aborted) return new Response(null, { status: CLIENT_GONE });
    throw error;
  }
}
