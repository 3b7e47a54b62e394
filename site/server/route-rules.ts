import type { ServerBuild } from 'react-router';
import { countryCodes } from '../../contract/countries.ts';
import { alwaysNamesLanguage } from '../app/locale/path.ts';
import { LIFETIMES } from '../app/routes/cache-control.ts';
import { contentPageHeaders } from '../app/routes/content-page-headers.server.ts';
import { contentPages } from '../app/routes/content-pages.ts';
import { company } from '../company.ts';
import type { RouteRules } from './builds.ts';
import { parseKeyParams } from './cache/answer.ts';
import { VISITOR_VARY } from './page-answers.ts';

type Route = NonNullable<ServerBuild['routes'][string]>;

/** The rule of addresses whose answer depends on the visitor (rulings 2.4, 2.5). */
const PERSONAL = { cacheControl: LIFETIMES.none, query: [], vary: VISITOR_VARY };

/**
 * Lists the rules of the routes whose answers may be kept; those of other routes never are. First come the addresses
 * that depend on the visitor: paths without a language in a country that always names it, and the root.
 */
export function listRouteRules(routes: ServerBuild['routes']): RouteRules {
  const rules: RouteRules = {};
  for (const country of countryCodes.filter(alwaysNamesLanguage)) {
    rules[`/${country}`] = PERSONAL;
    rules[`/${country}/*`] = PERSONAL;
  }
  for (const route of Object.values(routes)) {
    if (route === undefined) continue;
    const path = buildPattern(routes, route);
    const headers = new Headers(readHeaders(route, path));
    const cacheControl = headers.get('cache-control');
    if (path === '/') rules[path] = PERSONAL;
    else if (cacheControl !== null && cacheControl !== LIFETIMES.none)
      rules[path] = { cacheControl, query: [...(parseKeyParams(headers) ?? [])] };
  }
  return rules;
}

/** Reads the headers a route declares before loading; the corporate pages share one module and a table. */
function readHeaders({ module }: Route, pattern: string): HeadersInit | undefined {
  const row = contentPages(company.slug)[pattern.split('/:country/')[1] ?? ''];
  if (row) return contentPageHeaders(row);
  const none = { loaderHeaders: new Headers(), parentHeaders: new Headers(), actionHeaders: new Headers() };
  return typeof module.headers === 'function' ? module.headers({ ...none, errorHeaders: undefined }) : module.headers;
}

function buildPattern(routes: ServerBuild['routes'], route: Route): string {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  const before = parent === undefined ? '' : buildPattern(routes, parent);
  return `${before === '/' ? '' : before}/${route.path ?? ''}`.replace(/(?<=.)\/$/, '');
}
