import type { ServerBuild } from 'react-router';
import type { Tracing } from '../../contract/tracing/tracing.ts';

/** Wraps each route's loader in a span, if traces are collected. */
export function traceLoaders(build: ServerBuild, tracing: Tracing): ServerBuild {
  if (!tracing.isOn) return build;
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const loader = route?.module.loader;
    if (route === undefined || loader === undefined) return [id, route];
    const traced: typeof loader = (...args) =>
      tracing.span({ name: `loader ${id}` }, async () => Reflect.apply(loader, undefined, args));
    return [id, { ...route, module: { ...route.module, loader: traced } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}
