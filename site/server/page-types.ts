import { matchRoutes, type ServerBuild } from 'react-router';

/** Creates the look-up of a page's type: its route, whatever the language, such as `product/:product`; null for no page. */
export function createPageTypes(routes: ServerBuild['routes']): (pathname: string) => string | null {
  return createLookUp(routes, ({ module }) => module.default !== undefined);
}

/** The same of every route, of those too that draw nothing: suggestions, feeds. */
export function createRouteNames(routes: ServerBuild['routes']): (pathname: string) => string | null {
  return createLookUp(routes, () => true);
}

type Route = NonNullable<ServerBuild['routes'][string]>;

function createLookUp(routes: ServerBuild['routes'], isMeant: (route: Route) => boolean) {
  const table = Object.values(routes).flatMap((route) => {
    if (route?.parentId === undefined) return [];
    const path = route.path ?? '/';
    return [{ id: route.id, isMeant: isMeant(route), path, segments: splitPath(path) }];
  });
  return (pathname: string): string | null => {
    const segments = splitPath(pathname.toLowerCase());
    // The router ranks its table anew for each address: half a millisecond for the whole, little for two or three rows.
    const candidates = table.filter((row) => couldMatch(row.segments, segments));
    const found = matchRoutes(candidates, pathname)?.at(-1)?.route;
    // `ar product/:product`: the routes of each language have a mount before them (site/app/routes.ts).
    return found?.isMeant && found.id.includes(' ') ? found.id.slice(found.id.indexOf(' ') + 1) : null;
  };
}

function splitPath(path: string): string[] {
  return path.split('/').filter(Boolean);
}

/** Whether the segments of a pattern fit those of an address; a `*` at its end stands for the rest. */
function couldMatch(pattern: readonly string[], segments: readonly string[]): boolean {
  const fixed = pattern.at(-1) === '*' ? pattern.slice(0, -1) : pattern;
  return (
    (fixed === pattern ? segments.length === fixed.length : segments.length >= fixed.length) &&
    fixed.every((segment, place) => segment.startsWith(':') || segment.toLowerCase() === segments[place])
  );
}
