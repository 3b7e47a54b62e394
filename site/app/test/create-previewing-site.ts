import { readFileSync } from 'node:fs';
import {
  buildSchema,
  execute,
  type GraphQLFieldResolver,
  isEnumType,
  isNonNullType,
  isObjectType,
  parse,
} from 'graphql';
import { countries } from '../../../contract/countries.ts';
import { createPreview } from '../../server/preview.ts';
import { createContentClient } from '../content/client/client.server.ts';
import { createQueryCache } from '../content/client/query-cache.server.ts';
import { buildPreviewQuery, type PreviewClaim } from '../content/preview/preview-claim.server.ts';
import { createPreviews } from '../content/preview/previews.server.ts';
import { previewContext } from '../content/services.ts';
import { buildPath } from '../locale/path.ts';
import { createPurgeableSite, origin } from './create-site.ts';
import { createFullBackend } from './full-backend.ts';

const secret = 'a secret of more than 32 characters';
export const now = Date.parse('2026-06-01T08:00:00Z');
const AUTHORIZATION = `Basic ${btoa('editor:abcd efgh')}`;
/** Every text of the entry. */
export const DRAFT = 'Not for everybody';
const schema = buildSchema(readFileSync(new URL('../../../contract/contract.graphql', import.meta.url), 'utf8'));

/** The service's data of the unpublished entry; every text of it is the draft's. */
function createEditorsService(entry: Record<string, unknown> | null) {
  const resolve: GraphQLFieldResolver<Record<string, unknown> | undefined, unknown> = (
    source,
    args,
    _context,
    info,
  ) => {
    const { fieldName, returnType } = info;
    if (source === undefined)
      return args.id === '42' && entry ? { __typename: 'SimpleProduct', databaseId: 42, id: 'own', ...entry } : null;
    if (Object.hasOwn(source, fieldName)) return source[fieldName];
    const type = isNonNullType(returnType) ? returnType.ofType : returnType;
    if (/Id$/.test(fieldName)) return 42;
    if (isObjectType(type) || isEnumType(type)) return null;
    return /^(?:title|name|content|heading)$/.test(fieldName) ? DRAFT : null;
  };
  return async (query: string, variables: Record<string, unknown>) =>
    execute({ schema, document: parse(query), variableValues: variables, fieldResolver: resolve });
}

/** Creates a site with previews of one entry over a full service. */
export function createPreviewingSite(entry: Record<string, unknown> | null) {
  const everybody = createFullBackend({ length: 1 });
  const editors = createEditorsService(entry);
  const asked: { isEditor: boolean; address: string; query: string }[] = [];
  const fetch: typeof globalThis.fetch = async (address, init) => {
    const isEditor = new Headers(init?.headers).get('authorization') === AUTHORIZATION;
    const { query, variables } = JSON.parse(String(init?.body));
    asked.push({ isEditor, address: String(address), query });
    return isEditor ? Response.json(await editors(query, variables)) : everybody(address, init);
  };
  const clock = () => now;
  const cache = createQueryCache({ clock });
  const options = {
    endpoints: Object.fromEntries(countries.map(({ code }) => [code, `https://backend.test/${code}/graphql`])),
    siteOrigin: origin,
    cache,
    fetch,
    clock,
  };
  const shared = createContentClient(options).forVisitor(null);
  const value = btoa('editor:abcd efgh');
  const previews = createPreviews({
    shared,
    editors: createContentClient({ ...options, tokenSources: [{ kind: 'editor', scheme: 'Basic', value }] }),
  });
  const { render } = createPurgeableSite(fetch, clock, { content: shared });
  const preview = createPreview({
    secret,
    clock,
    securityHeaders: [['content-security-policy', "script-src 'self'; frame-src https://a.example; style-src 'self'"]],
    site: {
      findCounterpart: previews.findCounterpart,
      openPreview: async (one) => {
        const opened = await previews.open(one);
        if (opened === null) return null;
        const own = createPurgeableSite(fetch, clock, { content: opened.content });
        const path = buildPath({ ...one, pagePath: opened.pagePath });
        return {
          pagePath: opened.pagePath,
          draw: (bar) => own.render(path, {}, (context) => context.set(previewContext, bar)),
        };
      },
    },
  });
  const see = (one: PreviewClaim, more = '') =>
    preview.respond(new Request(`${origin}/api/preview?${buildPreviewQuery(secret, one)}${more}`));
  return { see, render, asked, cache };
}
