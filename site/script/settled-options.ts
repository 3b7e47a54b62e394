/**
 * What `react-router.config.ts`, `entry.client.tsx` and `useText` settle for good, written into the modules that still
 * ask for it when the browser's files are built, so that the code for other answers is left out (5 kB of brotli,
 * decision 0009).
 */
import type { Plugin } from 'vite';

const SETTLED: readonly { found: RegExp; value: string }[] = [
  // The whole manifest comes with the first page: `routeDiscovery: { mode: 'initial' }`.
  { found: /(?<!function )\bisFogOfWarEnabled\(routeDiscovery, ssr\)/g, value: 'false' },
  { found: /\b(?:ssrInfo\.context\.)?future\.unstable_customRouteDiscovery\b/g, value: 'false' },
  { found: /(?<=let discoveryRuntime = )ssrInfo\.routeDiscoveryRuntime\b/g, value: 'undefined' },
  // `<HydratedRouter>` is given no instrumentations.
  { found: /\binit\.instrumentations\b/g, value: 'undefined' },
  { found: /(?<!function )\bconsumeInstrumentationClientResultMetaReceiver\(router\)/g, value: 'undefined' },
  { found: /\bssrInfo\.context\.isSpaMode\b/g, value: 'false' },
  // A message is always handed the page's language.
  { found: /\bexperimentalStaticLocale \?\? options\.locale \?\? getLocale\(\)/g, value: 'options.locale' },
];

/** Builds the plugin; it fails the build when nobody asks one of the questions any more. */
export function settleOptions(): Plugin {
  const asked = new Set<RegExp>();
  return {
    name: 'settle-options',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/|\/app\/messages\/generated\// },
      handler: (code) => ({
        code: SETTLED.reduce((text, { found, value }) => {
          if (text.search(found) >= 0) asked.add(found);
          return text.replace(found, value);
        }, code),
        map: null,
      }),
    },
    buildEnd(error) {
      const unasked = SETTLED.filter(({ found }) => !asked.has(found));
      if (!error && unasked.length > 0) {
        this.error(`Nothing asks for ${unasked.map(({ found }) => found.source).join(', ')} any more: drop the row.`);
      }
    },
  };
}
