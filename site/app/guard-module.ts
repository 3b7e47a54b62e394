import type { UNSAFE_createClientRoutes as createClientRoutes } from 'react-router';
import { loadCode } from './ui/load-document.ts';

type Guard = { module: string; target: () => string; stay: () => void };

/** Loads a route's module before the framework does, which on failure would reload the page the visitor leaves. */
export function guardModule(route: ReturnType<typeof createClientRoutes>[number], { module, target, stay }: Guard) {
  const parts = Object.entries(typeof route.lazy === 'object' ? route.lazy : {});
  let loading: Promise<unknown> | null = null;
  async function loadModule() {
    try {
      await loadCode(() => import(/* @vite-ignore */ module), target);
    } catch (error) {
      stay();
      throw error;
    } finally {
      loading = null;
    }
  }
  const guarded = parts.map(([name, load]) => [
    name,
    load &&
      (async () => {
        loading ??= loadModule();
        await loading;
        return load();
      }),
  ]);
  if (parts.length > 0) Object.assign(route, { lazy: Object.fromEntries(guarded) });
}
