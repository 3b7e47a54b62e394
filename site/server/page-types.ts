import { matchRoutes, type ServerBuild } from 'react-router';

/** Creates the look-up of a page's type: its route, whatever the language, such as `product/:product`; null for no page. */
export function createPageTypes(routes: ServerBuild['routes']): (pathname: string) => string | null {
  const table = Object.values(routes).flatMap((route) => {
    if (route?.parentId === undefined || route.module.default === undefined) return [];
    return [{ id: route.id, path: route.path ?? '/' }];
  });
  return (pathname) => {
    const id = matchRoutes(table, pathname)?.at(-1)?.route.id ?? '';
    // `ar product/:product`: the routes of each language have a mount before them (site/app/routes.ts).
    return id.includes(' ') ? id.slice(id.indexOf(' ') + 1) : null;
  };
}
