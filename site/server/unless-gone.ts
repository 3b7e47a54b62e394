/** The status when a visitor has gone: nobody receives it, and it tells such requests from failures in the log. */
const CLIENT_GONE = 499;

/** Makes an answer. What is given up because its visitor has gone is no failure. */
export async function unlessGone(request: Request, make: () => Promise<Response>): Promise<Response> {
  try {
    return await make();
  } catch (error) {
    if (request.signal.aborted) return new Response(null, { status: CLIENT_GONE });
    throw error;
  }
}
