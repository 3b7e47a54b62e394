/**
 * React Router's `<HydratedRouter>`, reduced to what react-router.config.ts uses: the manifest has every route, and
 * every page is rendered on the server. The framework's own also has route discovery, SPA mode and instrumentation, 3.4
 * kB of brotli that this site does not use (decision 0009).
 */
import { flushSync } from 'react-dom';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createClientRoutes as createClientRoutes,
  createPath,
  UNSAFE_createRouter as createRouter,
  UNSAFE_decodeViaTurboStream as decodeViaTurboStream,
  UNSAFE_FrameworkContext as FrameworkContext,
  UNSAFE_getTurboStreamSingleFetchDataStrategy as getDataStrategy,
  UNSAFE_getHydrationData as getHydrationData,
  type HydrationState,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  RouterProvider,
  type ServerBuild,
} from 'react-router';
import { createFetchPayload } from './fetch-payload.ts';
import { guardModule } from './guard-module.ts';
import { LayoutBoundary } from './layout-boundary.tsx';
import { watchRouter } from './ui/load-document.ts';
import { logFailure } from './ui/log-failure.ts';
import { withViewTransitions } from './view-transitions.ts';

/** By then, what the visitor's first interaction started is done (decision 0166). */
const SETTLED_MS = 5_000;

/** The globals the server leaves in the page, available once site/server/defer-hydration.ts has run its scripts. */
declare global {
  var __reactRouterContext: Pick<ServerBuild, 'future' | 'isSpaMode' | 'routeDiscovery' | 'ssr'> & {
    stream: ReadableStream<Uint8Array>;
  };
  var __reactRouterManifest: ServerBuild['assets'];
  var __reactRouterRouteModules: Parameters<typeof createClientRoutes>[1];
}

/** Creates the router with the page's data. */
export async function createPageRouter() {
  const { future, ssr, isSpaMode, stream } = window.__reactRouterContext;
  const manifest = window.__reactRouterManifest;
  const routeModules = window.__reactRouterRouteModules;
  const state = (await decodeViaTurboStream(stream, window)).value as HydrationState;
  const routes = createClientRoutes(manifest.routes, routeModules, state, ssr, isSpaMode);
  const worker = navigator.serviceWorker?.controller ?? null;
  let isOutdated = () => false;
  const begin = (settled: typeof import('./settled.tsx')) => {
    isOutdated = settled.startIdleWork(() => router.state.navigation.state !== 'idle', worker);
    void follow().then((followView) => followView?.());
  };
  let following: Promise<(() => void) | undefined> | null = null;
  /** Loaded with the first link that is pointed at. */
  async function follow() {
    const start = ({ followLinks }: typeof import('./follow-links.ts')) =>
      followLinks({ routes, isOutdated: () => isOutdated() });
    following ??= import('./follow-links.ts').then(start).catch(logFailure);
    return following;
  }
  // The page works without either.
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, follow, { once: true });
  setTimeout(() => import('./settled.tsx').then(begin, logFailure), SETTLED_MS);
  const target = () => createPath(router.state.navigation.location ?? router.state.location);
  /** Ends a navigation whose page cannot be loaded: the visitor's page stays (decision 0161). */
  const stay = () => {
    const kept = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false };
    router.navigate(createPath(router.state.location), kept);
  };
  for (const route of [...routes, ...routes.flatMap(({ children = [] }) => children)]) {
    guardModule(route, { module: manifest.routes[route.id]?.module ?? '', target, stay });
  }
  const router: ReturnType<typeof createRouter> = createRouter({
    routes,
    history: createBrowserHistory(),
    hydrationData: getHydrationData({
      state,
      routes,
      getRouteInfo: (id) => ({
        clientLoader: undefined,
        hasLoader: manifest.routes[id]?.hasLoader === true,
        hasHydrateFallback: false,
      }),
      location,
      basename: undefined,
      future,
      isSpaMode,
    }),
    mapRouteProperties,
    hydrationRouteProperties,
    dataStrategy: getDataStrategy(
      () => router,
      manifest,
      routeModules,
      ssr,
      createFetchPayload({
        from: () => router.state.location.pathname,
        to: target,
        isOutdated: () => isOutdated(),
        stay,
      }),
    ),
  });
  watchRouter(target);
  return withViewTransitions(router.initialize());
}

/** Renders the same tree as `<ServerRouter>`, down to the empty element at its end, which `useId` counts. */
export function HydratedRouter({ router }: { router: Awaited<ReturnType<typeof createPageRouter>> }) {
  const framework = {
    ...window.__reactRouterContext,
    manifest: window.__reactRouterManifest,
    routeModules: window.__reactRouterRouteModules,
  };
  return (
    <>
      <FrameworkContext value={framework}>
        <LayoutBoundary>
          <RouterProvider router={router} flushSync={flushSync} />
        </LayoutBoundary>
      </FrameworkContext>
      {null}
    </>
  );
}
