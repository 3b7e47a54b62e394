import type { RouteConfigEntry } from '@react-router/dev/routes';
import {
  createRequestHandler,
  type RouterContextProvider,
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router';
import * as entry from '../entry.server.tsx';
import routes from '../routes.ts';

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

/**
 * Creates the site's renderer from its sources, as the built server has it: the real route table, root, loaders and
 * middleware, with the services a test puts into the context it hands over. Only the addresses of scripts are made up.
 */
export function createRenderSite() {
  const root = findModule('root.tsx');
  const table: ServerBuild['routes'] = {
    ...(root && { root: { id: 'root', path: '', module: root } }),
    ...flatten(routes, 'root'),
  };
  const build: ServerBuild = {
    entry: { module: entry },
    routes: table,
    assets: {
      entry: { imports: [], module: '/assets/entry.js' },
      routes: Object.fromEntries(Object.values(table).flatMap((route) => (route ? [[route.id, describe(route)]] : []))),
      url: '/assets/manifest.js',
      version: '0',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
  const handle = createRequestHandler(build, 'test');
  return (address: string, context: RouterContextProvider): Promise<Response> => handle(new Request(address), context);
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

/** What the manifest of a build says of a route. */
function describe({ module, ...route }: Route): ServerBuild['assets']['routes'][string] {
  return {
    ...route,
    hasAction: module.action !== undefined,
    hasLoader: module.loader !== undefined,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasErrorBoundary: module.ErrorBoundary !== undefined,
    module: `/assets/${route.id}.js`,
    imports: [],
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  };
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
