import { hasBearerToken } from '../contract/bearer.ts';
import { type CountryCode, defaultCountry, isCountryCode } from '../contract/countries.ts';
import { decodePercent } from '../contract/decode-percent.ts';
import { createSeal, type Seal } from '../contract/seal.ts';
import { NO_TRACING, type Tracing } from '../contract/tracing/tracing.ts';
import type { OpenDatabase } from './db/database.ts';
import { createFeedback } from './forms/feedback.ts';
import type { StoreOptions } from './forms/store-submission.ts';
import { uploadsPath } from './graphql/addresses.ts';
import { describeRequest } from './http/describe-request.ts';
import { createMediaFiles } from './http/media-files.ts';
import { buildNotFoundPage } from './http/not-found.ts';
import { createReadiness } from './http/readiness.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Logger } from './process/log.ts';
import { createGraphqlService } from './service/service.ts';
import { createFileLinks } from './submissions/file-links.ts';

export type Backend = {
  fetch: (request: Request) => Promise<Response>;
  /** Makes the readiness check fail, so that load balancers stop sending requests. */
  end: () => void;
};

/** Creates the content backend: a network with a site for each country, behind one `fetch`. */
export function createBackend({
  database,
  mediaDir,
  mode,
  token = '',
  editorToken = '',
  log,
  seal = createSeal([]),
  mailsOf = () => [],
  onPosted = () => {},
  clock = () => new Date(),
  steadyClock = () => performance.now(),
  metrics,
  tracing = NO_TRACING,
  isLocal = false,
}: {
  database: Pick<OpenDatabase, 'db' | 'within'>;
  mediaDir: string;
  mode: 'production' | 'development' | 'test';
  /** The token that queries need; empty for none. Forms and media, which visitors use, need none. */
  token?: string;
  /** The token that lets queries read unpublished content; empty for none. */
  editorToken?: string;
  log: Logger;
  /** Seals what visitors send; by default nothing is sealed. */
  seal?: Seal;
  /** The mails to send for a submission in a country; none by default. */
  mailsOf?: StoreOptions['mailsOf'];
  /** Called when a submission may have been stored. */
  onPosted?: () => void;
  clock?: () => Date;
  /** Measures durations. */
  steadyClock?: () => number;
  tracing?: Tracing;
  /** Whether only this machine can reach the service. */
  isLocal?: boolean;
  metrics?: Pick<Metrics, 'observeRequest' | 'countOperation' | 'countForm'> | undefined;
}): Backend {
  const { db, within } = database;
  const answerGraphql = createGraphqlService({
    within,
    isDevelopment: mode === 'development',
    log,
    steadyClock,
    onAnswered: (answered) => {
      metrics?.countOperation(answered);
      tracing.note({ 'graphql.operation.name': answered.operation, 'app.country': answered.country });
    },
  });
  const answerFeedback = createFeedback({
    ...{ db, seal, mailsOf, clock, log },
    onForm: (form, status) => metrics?.countForm(form, status),
  });
  const answerFileLink = createFileLinks({ db, seal, clock });
  const answerMedia = createMediaFiles({ db, mediaDir });
  const readiness = createReadiness(db);

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === '/healthz') return Response.json({ status: 'ok' });
    if (pathname === '/readyz') return readiness.answer();
    const { country, path } = parseSite(pathname);
    if (path === '/graphql' || path === '/graphql/') {
      const isEditor = editorToken !== '' && hasBearerToken(request, editorToken);
      return request.method === 'OPTIONS' || isEditor || hasBearerToken(request, token)
        ? answerGraphql(request, country, isEditor)
        : refuseStranger();
    }
    if (path.startsWith('/wp-json/')) {
      const answer = await answerFeedback(request, country, path);
      onPosted();
      return answer;
    }
    const uploads = uploadsPath(country);
    if (path.startsWith(uploads)) return answerMedia(request, country, decodePercent(path.slice(uploads.length)));
    return (await answerFileLink(request)) ?? buildNotFoundPage();
  }

  return {
    end: readiness.end,
    fetch: async (request) => {
      const startedAt = steadyClock();
      const kind = kindOf(new URL(request.url).pathname);
      const span = describeRequest(request, kind, { token, editorToken, isLocal });
      const response = await tracing.span(span, async () => {
        const answered = await answer(request).catch((error: unknown) => {
          log.error('Request failed', error);
          return Response.json({ errors: [{ message: 'Internal server error' }] }, { status: 500 });
        });
        tracing.note({ 'http.response.status_code': answered.status });
        return answered;
      });
      metrics?.observeRequest(kind, response.status, steadyClock() - startedAt);
      return response;
    },
  };
}

/** Returns the kind of an address, as a metrics label. */
function kindOf(pathname: string): string {
  const { country, path } = parseSite(pathname);
  if (/^\/graphql\/?$/.test(path)) return 'graphql';
  if (path.startsWith('/wp-json/')) return 'form';
  return path.startsWith(uploadsPath(country)) ? 'media' : 'other';
}

/** The site an address belongs to, and the rest of the path there: `/ksa/graphql` → ksa, `/graphql`. */
function parseSite(pathname: string): { country: CountryCode; path: string } {
  const [, first = '', rest = ''] = pathname.match(/^\/([a-z]{3})(\/.*)$/) ?? [];
  return isCountryCode(first) ? { country: first, path: rest } : { country: defaultCountry, path: pathname };
}

function refuseStranger(): Response {
  const headers = { 'www-authenticate': 'Bearer' };
  return Response.json({ errors: [{ message: 'The token is missing or wrong.' }] }, { status: 401, headers });
}
