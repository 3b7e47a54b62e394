import { matchRoutes, type ServerBuild } from 'react-router';
import { toReadable } from '../app/locale/readable.ts';

/** The name of a route, whatever the language, such as `product/:product`; feeds and suggestions are not pages. */
export type RouteName = { id: string; name: string; isPage: boolean };

/** Creates the look-up of an address's route; null for none. */
export function createRouteNames(routes: ServerBuild['routes']): (pathname: string) => RouteName | null {
  const table = Object.values(routes).flatMap((route) => {
    if (route?.parentId === undefined) return [];
    const path = route.path ?? '/';
    return [{ id: route.id, isPage: route.module.default !== undefined, path, segments: splitPath(path) }];
  });
  return (asked) => {
    // The router would log what it cannot decode.
    const { pathname } = toReadable(asked, '');
    const segments = splitPath(pathname.toLowerCase());
    // The router ranks its table for each address: half a millisecond for all of it, little for two or three rows.
    const candidates = table.filter((row) => couldMatch(row.segments, segments));
    const found = matchRoutes(candidates, pathname)?.at(-1)?.route;
    // `ar product/:product`: the routes of each language have a mount before them (site/app/routes.ts).
    if (!found?.id.includes(' ')) return null;
    return { id: found.id, name: found.id.slice(found.id.indexOf(' ') + 1), isPage: found.isPage };
  };
}

function splitPath(path: string): string[] {
  return path.split('/').filter(Boolean);
}

/** Whether the segments of a pattern match those of an address; a `*` at its end matches the rest. */
function couldMatch(pattern: readonly string[], segments: readonly string[]): boolean {
  const fixed = pattern.at(-1) === '*' ? pattern.slice(0, -1) : pattern;
  return (
    (fixed === pattern ? segments.length === fixed.length : segments.length >= fixed.length) &&
    fixed.every((segment, place) => segment.startsWith(':') || segment.toLowerCase() === segments[place])
  );
}
