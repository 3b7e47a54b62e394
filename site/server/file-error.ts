/** A file of the backend that cannot be served: the status says why, the message says it to people. */
export class FileError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The answer to what a file endpoint threw; what is not about the file is thrown on. */
export function buildFileErrorResponse(error: unknown): Response {
  if (!(error instanceof FileError)) throw error;
  const headers = new Headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  if (error.status === 503) headers.set('retry-after', '5');
  return new Response(`${error.message}\n`, { status: error.status, headers });
}
