import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TokenSource } from '../app/content/client/token.ts';
import type { TokenSetting } from '../env/content.ts';

/** Resolves the configured token sources (spec §7); loads the modules of hooks. */
export function loadTokenSources(settings: readonly TokenSetting[], token: string): Promise<TokenSource[]> {
  return Promise.all(
    settings.map(async (setting): Promise<TokenSource> => {
      if (setting.kind === 'default') return { kind: 'default', value: token };
      return setting.kind === 'hook' ? { kind: 'hook', hook: await loadHook(setting.file) } : setting;
    }),
  );
}

/** A hook is a module's default export: called with a country before each query, it returns that country's token. */
async function loadHook(file: string): Promise<Extract<TokenSource, { kind: 'hook' }>['hook']> {
  const module: { default?: unknown } = await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href);
  const hook = module.default;
  if (typeof hook !== 'function') throw new Error(`${file} has no function as its default export.`);
  return async (country) => {
    const token: unknown = await hook(country);
    return typeof token === 'string' ? token : null;
  };
}
