const REFUSALS = {
  400: ['rest_invalid_body', 'The request body could not be read.', {}],
  // The rest of a slow body may never come.
  408: ['rest_request_timeout', 'The request came too slowly.', { connection: 'close' }],
  413: ['rest_upload_file_too_big', 'The request is too large.', {}],
  503: ['rest_busy', 'Too many forms are being sent.', { 'retry-after': '5' }],
} as const;

/** The answer to a post that is not read, or not to its end. */
export function refuse(status: keyof typeof REFUSALS): Response {
  const [code, message, headers] = REFUSALS[status];
  return buildError(status, code, message, headers);
}

/** An error as the plugin words it. */
export function buildError(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ code, message, data: { status } }, { status, headers });
}
