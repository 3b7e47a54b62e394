import { type MiddlewareFunction, type RouterContextProvider, redirect, redirectDocument } from 'react-router';
import type { ResolveAddress } from '../redirects/resolve-address.server.ts';

/**
 * Creates the root middleware that applies the redirect table and old addresses to client navigations (spec §2): an
 * absolute target leaves by a full page load, a relative one navigates inside. Documents were resolved before the
 * router, with the visitor's cookie, which the rendered request lacks: resolving them again would send `/ksa` to Arabic
 * regardless.
 */
export function createFollowRedirects(
  resolveAddressOf: (context: Readonly<RouterContextProvider>) => ResolveAddress,
): MiddlewareFunction<Response> {
  return async function followRedirects({ request, url, context }, next) {
    const isNavigation = request.method === 'GET' && new URL(request.url).pathname.endsWith('.data');
    if (!isNavigation) return next();
    const answer = await resolveAddressOf(context)(url, request.headers);
    if (answer === null) return next();
    const { status, location, cacheControl } = answer;
    const headers = { 'Cache-Control': cacheControl };
    // The error boundary shows its screen for the status (rulings 2.8).
    if (location === undefined) throw new Response(null, { status, headers });
    const leaves = /^https?:/i.test(location);
    throw leaves ? redirectDocument(location, { status, headers }) : redirect(location, { status, headers });
  };
}
