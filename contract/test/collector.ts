/** A collector of traces for tests: accepts OTLP over HTTP, in JSON. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';

const valueSchema = z.union([
  z.object({ stringValue: z.string() }).transform(({ stringValue }) => stringValue),
  z.object({ intValue: z.coerce.number() }).transform(({ intValue }) => intValue),
  z.object({ doubleValue: z.number() }).transform(({ doubleValue }) => doubleValue),
  z.object({ boolValue: z.boolean() }).transform(({ boolValue }) => boolValue),
]);
const attributesSchema = z
  .array(z.object({ key: z.string(), value: valueSchema }))
  .transform((list) => Object.fromEntries(list.map(({ key, value }) => [key, value])));
const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().default(''),
              name: z.string(),
              attributes: attributesSchema.default({}),
            }),
          ),
        }),
      ),
    }),
  ),
});

type Export = z.output<typeof exportSchema>;
/** A span as received, with its service. */
export type CollectedSpan = Export['resourceSpans'][number]['scopeSpans'][number]['spans'][number] & {
  service: unknown;
};

/** Starts a collector on a free port. */
export async function startCollector() {
  const bodies: string[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    headers.push(incoming.headers);
    if (incoming.url === '/v1/traces') bodies.push(Buffer.concat(chunks).toString('utf8'));
    outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;

  const listSpans = (): CollectedSpan[] =>
    bodies.flatMap((body) =>
      exportSchema
        .parse(JSON.parse(body))
        .resourceSpans.flatMap(({ resource, scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) =>
            spans.map((span) => ({ ...span, service: resource.attributes['service.name'] })),
          ),
        ),
    );

  return {
    endpoint: `http://127.0.0.1:${port}`,
    listSpans,
    /** The headers of each request. */
    headers,
    /** Everything received, as text to search. */
    readAll: () => bodies.join('\n'),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The names of a span and of its ancestors, the innermost first. */
export function listAncestry(spans: readonly CollectedSpan[], name: string): string[] {
  const names: string[] = [];
  let span = spans.find((one) => one.name === name);
  while (span !== undefined) {
    const { parentSpanId } = span;
    names.push(span.name);
    span = spans.find(({ spanId }) => spanId === parentSpanId);
  }
  return names;
}
