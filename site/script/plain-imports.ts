import type { Plugin } from 'vite';

/**
 * Leaves parts that are imported on demand to the browser: there are no styles to fetch with them, and their code is
 * preloaded by the pages' own links. Vite's helper for it weighs 0.6 kB on every page.
 */
export function dropPreloadHelper(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
  };
}
