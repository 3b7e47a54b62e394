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
    if (route?.parentId === undefined || !isMeant(route)) return [];
    return [{ id: route.id, path: route.path ?? '/' }];
  });
  return (pathname: string): string | null => {
    const id = matchRoutes(table, pathname)?.at(-1)?.route.id ?? '';
    // `ar product/:product`: the routes of each language have a mount before them (site/app/routes.ts).
    return id.includes(' ') ? id.slice(id.indexOf(' ') + 1) : null;
  };
}
