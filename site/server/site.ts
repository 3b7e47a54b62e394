/** The application behind the pipeline: content, addresses and React Router. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { createSeal } from '../../contract/seal.ts';
import { createContentClient } from '../app/content/client/client.server.ts';
import { createFileFacts } from '../app/content/client/file-facts.server.ts';
import { createTagCollector } from '../app/content/client/tags.ts';
import type { PreviewBar } from '../app/content/preview/preview-bar.ts';
import type { PreviewClaim } from '../app/content/preview/preview-claim.server.ts';
import { createPreviews } from '../app/content/preview/previews.server.ts';
import {
  previewContext,
  type SiteServices,
  servicesContext,
  tagsContext,
  taskContext,
} from '../app/content/services.ts';
import { createLegacyNames } from '../app/content/site-index/legacy-names.server.ts';
import { type FormAnswer, formAnswerContext } from '../app/forms/form-answer.ts';
import { createSendNewsletter } from '../app/forms/send-newsletter.server.ts';
import { buildPath, type Locale } from '../app/locale/path.ts';
import { createLegacyLookup } from '../app/redirects/legacy-lookup.server.ts';
import { createLegacyMatcher } from '../app/redirects/match-legacy.ts';
import { createMissRecorder } from '../app/redirects/misses.server.ts';
import { createResolveAddress } from '../app/redirects/resolve-address.server.ts';
import { createRedirectFile, watchRedirects } from '../app/redirects/watch-redirects.server.ts';
import { EVERYTHING } from '../cache/purge-log.ts';
import type { Task } from '../cache/task.ts';
import { company } from '../company.ts';
import { setLifetime } from './cache/page-lifetime.ts';
import type { Images } from './images.ts';
import { createIsSearch } from './is-search.ts';
import type { Stores } from './metrics.ts';
import { type ContentOptions, openContent } from './open-content.ts';
import { createDeliver } from './outbox/deliver.ts';
import { openStore } from './outbox/open-store.ts';
import { startOutbox } from './outbox/outbox.ts';
import { createOwnFiles } from './own-files.ts';
import { buildDataUrl, buildPayload, isPayload } from './payload.ts';
import { createProbe } from './probe.ts';
import { createRouteNames } from './route-names.ts';
import { listRouteRules } from './route-rules.ts';
import type { Bus } from './shared/bus.ts';
import { traceLoaders } from './trace-loaders.ts';

/** In `config/`, beside `build/`, which has a folder for each build with the server's bundle in it. */
const REDIRECTS_FILE = fileURLToPath(new URL('../../../config/redirects.csv', import.meta.url));

/** Files of 5 MB reach a slow service in this time. */
const DELIVERY_MS = 60_000;

export type SiteOptions = ContentOptions & {
  /** One process of a machine writes the addresses without a page; the others send it theirs. */
  misses: 'written' | 'forwarded';
  bus: Bus;
  loadImageSize: Images['loadImageSize'];
};

/** Creates the application; rejects when the redirect table has a wrong row. */
export async function createSite(options: SiteOptions) {
  const { env, clock, steadyClock, tracing, log, purgePages, loadImageSize, bus } = options;
  const { client, clientOptions, content, hosts, watch, catalogue, siteIndex, names, purge, ...opened } =
    await openContent(options);
  const matchLegacyAddress = createLegacyMatcher({ companySlug: company.slug });
  const lookup = createLegacyLookup(createLegacyNames({ content, siteIndex }));
  const table = await watchRedirects({
    file: createRedirectFile(REDIRECTS_FILE),
    isLegacyAddress: (address) => {
      const [pathname = '/', search] = address.split('?', 2);
      return matchLegacyAddress(pathname, search ? `?${search}` : '') !== null;
    },
    onReload: () => purgePages([EVERYTHING], 'redirects'),
    onError: (error) => log.error({ err: error }, 'the redirect table was not reloaded'),
  });
  const misses = await createMissRecorder({
    file: join(env.dataDir, 'misses.jsonl'),
    clock,
    onError: (error) => log.warn({ err: error }, 'misses were not written'),
  });
  const recordMiss = options.misses === 'written' ? misses.recordMiss : (path: string) => bus.send('miss', { path });
  if (options.misses === 'written') bus.on('miss', ({ path }) => misses.recordMiss(path));
  const resolveAddress = createResolveAddress({
    table,
    matchLegacyAddress,
    lookup,
    onLoop: (path) => log.error({ path }, 'an address redirects in a loop'),
    onError: (error) => log.warn({ err: error }, 'an address was not resolved'),
  });

  const outbox = startOutbox({
    store: await openStore(env, clock),
    variable: env.outboxDatabaseUrl === '' ? 'DATA_DIR' : 'OUTBOX_DATABASE_URL',
    deliver: createDeliver({
      endpoints: env.graphqlCountries,
      formIds: env.contactForms,
      fetch: globalThis.fetch,
      clock,
      timeoutMs: DELIVERY_MS,
    }),
    seal: createSeal(env.submissionsKeys),
    days: env.submissionsDays,
    clock,
    random: Math.random,
    log,
  });
  const polling = opened.start();
  const fileFacts = createFileFacts({ origins: content.origins, fetch: globalThis.fetch, clock: steadyClock });
  const services: SiteServices = {
    content,
    catalogue,
    siteIndex,
    loadNames: names.load,
    resolveAddress,
    matchLegacyAddress,
    loadImageSize,
    loadFileFacts: fileFacts.load,
    siteOrigin: env.siteOrigin,
    lazyLoadOffset: env.lazyLoadOffset,
    clock,
    logError: (error) => log.error({ err: error }, 'a page failed'),
    sendNewsletter: createSendNewsletter({
      endpoints: env.graphqlCountries,
      formIds: env.newsletterForms,
      fetch: globalThis.fetch,
      timeoutMs: env.graphqlTimeoutMs,
      onFailure: (failure) => log.error(failure, 'Error:'),
    }),
  };
  const renderFile = createOwnFiles({ env, siteIndex, catalogue, clock });
  const handle = createRequestHandler(traceLoaders(build, tracing), env.mode);

  /** Renders a request without any trace of a visitor, except for posts, answers to them and visitors with a token. */
  async function render(request: Request, task: Task = {}, answer: FormAnswer | null = null): Promise<Response> {
    const url = new URL(request.url);
    const file = await renderFile(url);
    if (file !== null) return file;
    if (request.method !== 'GET' || !isPayload(url.pathname)) return renderPage(request, url, task, answer);
    return buildPayload(await renderPage(new Request(buildDataUrl(url), request), url, task), url);
  }

  async function renderPage(
    request: Request,
    url: URL,
    task: Task,
    answer: FormAnswer | null = null,
  ): Promise<Response> {
    const context = new RouterContextProvider();
    const tags = createTagCollector();
    const cookie = request.headers.get('cookie');
    context.set(servicesContext, cookie === null ? services : { ...services, content: client.forVisitor(cookie) });
    context.set(tagsContext, tags);
    context.set(taskContext, task);
    context.set(formAnswerContext, answer);
    const response = await tracing.span({ name: 'render' }, () => handle(request, context));
    if (request.method !== 'GET' || answer !== null) return response;
    if (response.status === 404) recordMiss(url.pathname);
    return setLifetime(response, tags, clock());
  }

  const previews =
    env.preview &&
    createPreviews({
      shared: content,
      // No cache and no snapshot has answers to editors; nor does the service keep their documents (decision 0176).
      editors: createContentClient({
        ...clientOptions,
        method: 'POST',
        tokenSources: [{ kind: 'editor', ...env.preview }],
      }),
    });

  /** Opens a preview, to be rendered with its bar; null when there is nothing to show, or there are no previews. */
  async function openPreview(claim: PreviewClaim) {
    const preview = (await previews?.open(claim)) ?? null;
    if (preview === null) return null;
    const { pagePath } = preview;
    const path = buildPath({ ...claim, pagePath });
    async function draw(bar: PreviewBar): Promise<Response> {
      const context = new RouterContextProvider();
      context.set(servicesContext, { ...services, content: preview?.content ?? content });
      context.set(tagsContext, createTagCollector());
      context.set(previewContext, bar);
      return handle(new Request(new URL(path, env.siteOrigin)), context);
    }
    return { pagePath, draw };
  }

  const findCounterpart = async (claim: PreviewClaim, locale: Locale) =>
    (await previews?.findCounterpart(claim, locale)) ?? null;

  /** Stops timers and saves what is only in memory. */
  async function close(): Promise<void> {
    table.stop();
    polling.stop();
    // A full disk does not end what is being delivered.
    const ended = await Promise.allSettled([
      options.misses === 'written' && misses.flush(),
      opened.flush(),
      outbox.stop(),
    ]);
    for (const one of ended) if (one.status === 'rejected') throw one.reason;
  }

  const resolveRoute = createRouteNames(build.routes);
  const stores: Stores = {
    ...opened.stores,
    misses: misses.getStats,
    file_facts: fileFacts.getStats,
  };
  return {
    resolveAddress,
    render,
    openPreview,
    findCounterpart,
    purge,
    stores,
    hosts: hosts.getStats,
    outbox: { accept: outbox.accept, getStats: outbox.getStats },
    lacking: content.listLacking,
    routeRules: listRouteRules(build.routes),
    resolveRoute,
    isSearch: createIsSearch(resolveRoute, matchLegacyAddress),
    probe: createProbe({ content, hosts, watch }),
    close,
  };
}

export type Site = Awaited<ReturnType<typeof createSite>>;
