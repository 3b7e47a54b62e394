import { refuse } from '../../contract/plain-response.ts';

/** A backend file that cannot be served: `status` for the client, `message` for people. */
export class FileError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Builds the response to a `FileError`; after a 503 the client may retry in five seconds. Rethrows other errors. */
export function buildFileErrorResponse(error: unknown): Response {
  if (!(error instanceof FileError)) throw error;
  return refuse(error.status, error.message, error.status === 503 ? { 'retry-after': '5' } : {});
}
