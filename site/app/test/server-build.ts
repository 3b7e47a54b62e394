import type { ServerBuild } from 'react-router';
import * as entry from '../entry.server.tsx';

type Route = NonNullable<ServerBuild['routes'][string]>;

/** Builds the framework's server build of these routes, with fake script addresses. */
export function buildServer(routes: ServerBuild['routes']): ServerBuild {
  return {
    entry: { module: entry },
    routes,
    assets: {
      entry: { imports: [], module: '/assets/entry.js' },
      routes: Object.fromEntries(
        Object.values(routes).flatMap((route) => (route ? [[route.id, describe(route)]] : [])),
      ),
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
}

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
    imports: ['/assets/shell.js'],
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  };
}
