import { useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, matchRoutes, useLocation } from 'react-router';

/**
 * Prefetches the data and the code of a page, as React Router's `<PrefetchPageLinks>` does. That one loads the visitor's
 * page anew when a file is gone, though nobody has pressed anything.
 */
export function PrefetchLinks({ href }: { href: string }) {
  const routes = useContext(DataRouterContext)?.router.routes ?? [];
  const { pathname, search } = useLocation();
  const matches = matchRoutes([...routes], href) ?? [];
  const entries = matches.flatMap(({ route }) => window.__reactRouterManifest.routes[route.id] ?? []);
  const modules = new Set(entries.flatMap(({ module, imports = [] }) => [module, ...imports]));
  return (
    <>
      {href !== pathname + search && <link rel="prefetch" as="fetch" href={buildDataHref(href, entries)} />}
      {[...modules].map((module) => (
        <link key={module} rel="modulepreload" href={module} />
      ))}
    </>
  );
}

/** The address that the router will ask: the shell's data stays what it is (root.tsx), so the page's alone. */
function buildDataHref(href: string, entries: readonly { id: string }[]): string {
  const url = new URL(href, origin);
  url.pathname += url.pathname.endsWith('/') ? '_.data' : '.data';
  url.searchParams.set('_routes', entries.flatMap(({ id }) => (id === 'root' ? [] : id)).join(','));
  return url.pathname + url.search;
}
