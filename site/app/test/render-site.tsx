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

/** A module as it is written: its components want what a build gives them. */
type Source = Omit<Route['module'], 'default' | 'ErrorBoundary'> & {
  default?: Parameters<typeof withComponentProps>[0];
  ErrorBoundary?: Parameters<typeof withErrorBoundaryProps>[0];
};

/** Every module a route of the table may name. */
const modules = import.meta.glob<Source>(['../root.tsx', '../routes/*.{ts,tsx}', '!../routes/*.test.ts'], {
  eager: true,
});

/** The routes of the site as a build has them. */
export function createRoutes(): ServerBuild['routes'] {
  const root = findModule('root.tsx');
  return {
    ...(root && { root: { id: 'root', path: '', module: root } }),
    ...flatten(routes, 'root'),
  };
}

/**
 * Creates the site's renderer from its sources, as the built server has it: the real route table, root, loaders and
 * middleware, with the services a test puts into the context it hands over.
 */
export function createRenderSite() {
  const handle = createRequestHandler(buildServer(createRoutes()), 'test');
  return (address: string, context: RouterContextProvider, init: RequestInit = {}): Promise<Response> =>
    handle(new Request(address, init), context);
}

/** The routes that have a page, by their ids. */
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

/** A route's module as a build has it: its components get what they need as props. One that draws nothing is a resource. */
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
