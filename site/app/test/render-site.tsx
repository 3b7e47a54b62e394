import type { RouteConfigEntry } from '@react-router/dev/routes';
import {
  createRequestHandler,
  type RouterContextProvider,
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router';
import routes from '../routes.ts';
import { buildServer } from './server-build.ts';

type Route = NonNullable<ServerBuild['routes'][string]>;

/** A source module, whose components need the props a build passes. */
type Source = Omit<Route['module'], 'default' | 'ErrorBoundary'> & {
  default?: Parameters<typeof withComponentProps>[0];
  ErrorBoundary?: Parameters<typeof withErrorBoundaryProps>[0];
};

/** All modules of the route table. */
const modules = import.meta.glob<Source>(['../root.tsx', '../routes/*.{ts,tsx}', '!../routes/*.test.ts'], {
  eager: true,
});

/** The site's routes as in a build. */
export function createRoutes(): ServerBuild['routes'] {
  const root = findModule('root.tsx');
  return {
    ...(root && { root: { id: 'root', path: '', module: root } }),
    ...flatten(routes, 'root'),
  };
}

/**
 * Creates the renderer of the site from its sources, as in the built server: route table, root, loaders and middleware,
 * with a test's services in the context.
 */
export function createRenderSite() {
  const handle = createRequestHandler(buildServer(createRoutes()), 'test');
  return (address: string, context: RouterContextProvider, init: RequestInit = {}): Promise<Response> =>
    handle(new Request(address, init), context);
}

/** The routes that have a page, by id. */
function flatten(entries: readonly RouteConfigEntry[], parentId: string): ServerBuild['routes'] {
  return Object.fromEntries(
    entries.flatMap((route) => {
      const id = route.id ?? route.file;
      const module = findModule(route.file);
      const own = module ? [[id, { id, parentId, path: route.path, index: route.index, module }] as const] : [];
      return [...own, ...Object.entries(flatten(route.children ?? [], id))];
    }),
  );
}

/** A route's module as in a build, with props for its components; without a component it is a resource route. */
function findModule(file: string): Route['module'] | null {
  const source = modules[`../${file}`];
  if (!source) return null;
  const { default: Component, ErrorBoundary, ...others } = source;
  return {
    ...others,
    ...(Component && { default: withComponentProps(Component) }),
    ...(ErrorBoundary && { ErrorBoundary: withErrorBoundaryProps(ErrorBoundary) }),
  } as Route['module'];
}
