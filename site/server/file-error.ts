/** A backend file that cannot be served: `status` for the client, `message` for people. */
export class FileError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Builds the response to a `FileError`; rethrows anything else. */
export function buildFileErrorResponse(error: unknown): Response {
  if (!(error instanceof FileError)) throw error;
  const headers = new Headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  if (error.status === 503) headers.set('retry-after', '5');
  return new Response(`${error.message}\n`, { status: error.status, headers });
}
