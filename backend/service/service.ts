import { randomBytes } from 'node:crypto';
import { parse } from 'graphql';
import { createYoga, type YogaServerInstance } from 'graphql-yoga';
import type { CountryCode } from '../../contract/countries.ts';
import { parseJson } from '../../contract/parse-json.ts';
import { readBody } from '../../contract/read-body.ts';
import type { OpenDatabase } from '../db/database.ts';
import { createAddresses } from '../graphql/addresses.ts';
import type { Context } from '../graphql/context.ts';
import { createLoaders } from '../graphql/loaders.ts';
import { readTypeDefs } from '../graphql/type-defs.ts';
import { type Admit, limitBodies } from '../http/limit-bodies.ts';
import type { Logger } from '../process/log.ts';
import type { Answered } from './answered.ts';
import { type Deadline, firstOf, startDeadline } from './deadline.ts';
import { createAnswerLimitPlugin, MAX_ANSWER } from './limit-answers.ts';
import { createBatchesPlugin, MAX_BATCHED } from './limit-batches.ts';
import { createLimitCost } from './limits.ts';
import { createAnswersPlugin, createDeadlinePlugin, createFiguresPlugin, createLimitsPlugin } from './plugins.ts';
import { createReadCost } from './query-cost.ts';
import { createContentSchema } from './schema.ts';

const MAX_BODY_BYTES = 512 * 1024;
const MAX_BODIES = 200;

/** Creates the GraphQL endpoint of every country: `(request, country, whether from an editor) → response`. */
export function createGraphqlService({
  within,
  isDevelopment,
  log,
  createDeadline = startDeadline,
  steadyClock = () => performance.now(),
  onAnswered = () => {},
  maxAnswer = MAX_ANSWER,
}: {
  within: OpenDatabase['within'];
  isDevelopment: boolean;
  log: Logger;
  createDeadline?: () => Deadline;
  /** Measures durations. */
  steadyClock?: () => number;
  /** Called with each operation once it is answered. */
  onAnswered?: (answered: Answered) => void;
  /** The most characters of an answer. */
  maxAnswer?: number;
}): (request: Request, country: CountryCode, isEditor: boolean) => Promise<Response> {
  const readCost = createReadCost(parse(readTypeDefs()));
  const yoga = createYoga<Context>({
    schema: createContentSchema(),
    graphqlEndpoint: '*',
    landingPage: false,
    graphiql: isDevelopment,
    batching: { limit: MAX_BATCHED },
    cors: false,
    multipart: false,
    maskedErrors: { isDev: isDevelopment },
    logging: log,
    plugins: [
      createFiguresPlugin(steadyClock, onAnswered),
      createAnswersPlugin(),
      createDeadlinePlugin(),
      createAnswerLimitPlugin(maxAnswer),
      createBatchesPlugin(readCost),
      createLimitsPlugin(createLimitCost(readCost), isDevelopment),
    ],
  });

  const admit = limitBodies(MAX_BODIES);

  return async (request, country, isEditor) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 200, headers: ANSWER_HEADERS });
    const deadline = createDeadline();
    // Reading also stops when the client is gone.
    const signal = firstOf([deadline.signal, request.signal]);
    const db = within(signal);
    const context: Context = {
      db,
      signal,
      country,
      isEditor,
      addresses: createAddresses(new URL(request.url).origin, country),
      loaders: createLoaders(db, country),
    };
    try {
      return withAnswerHeaders(await answer(yoga, admit, request, context));
    } finally {
      deadline.end();
    }
  };
}

/** Sets the real service's statuses on Yoga's answers (NOTES 9, 10). */
async function answer(
  yoga: YogaServerInstance<Context, Context>,
  admit: Admit,
  request: Request,
  context: Context,
): Promise<Response> {
  if (request.method === 'GET') {
    const { searchParams } = new URL(request.url);
    if (['variables', 'extensions'].some((name) => parseJson(searchParams.get(name) || '{}') === undefined))
      return buildErrors(500, 'The variables and extensions are JSON.');
    const response = await yoga.fetch(request, context);
    return response.headers.get('content-type')?.includes('html') ? response : withStatus(response);
  }
  if (request.method !== 'POST')
    return buildErrors(405, 'Queries come by GET or POST.', { allow: 'GET, POST, OPTIONS' });
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    return buildErrors(415, 'Content-Type should be application/json.');
  const body = await admit(() => readBody(request, MAX_BODY_BYTES));
  if (body === null) return buildErrors(503, 'Too many requests are being sent.', { 'retry-after': '5' });
  if (body === 413) return buildErrors(500, 'The request is too large.');
  // The rest of a slow body may never come.
  if (body === 408) return buildErrors(408, 'The request came too slowly.', { connection: 'close' });
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  return withStatus(await yoga.fetch(request.url, { method: 'POST', headers, body }, context));
}

/** A broken request answers 500, a broken query 200. */
function withStatus(response: Response): Response {
  const { body, headers, status } = response;
  return new Response(body, { headers, status: status === 200 ? 200 : 500 });
}

function buildErrors(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ errors: [{ message }] }, { status, headers });
}

const ANSWER_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'Authorization, Content-Type, woocommerce-session',
  'access-control-expose-headers': 'woocommerce-session',
  'access-control-max-age': '600',
  'x-content-type-options': 'nosniff',
};

/** The real service's CORS headers (NOTES 35) and its shop's session header (NOTES 34). */
function withAnswerHeaders(response: Response): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(ANSWER_HEADERS)) headers.set(name, value);
  headers.set('woocommerce-session', randomBytes(24).toString('base64url'));
  return new Response(response.body, { status: response.status, headers });
}
