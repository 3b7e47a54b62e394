import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import contract from '../contract/package.json' with { type: 'json' };
import { keepCoreStyles } from './script/core-styles.ts';
import { escapeLetters } from './script/escape-letters.ts';
import { minifyAgain } from './script/minify-again.ts';
import { dropPreloadHelper } from './script/plain-imports.ts';
import { exposeReactExports } from './script/react-names.ts';
import { shortenNames } from './script/shorten-names.ts';

const SHELL = [
  // All packages except the one that is loaded once the page has settled.
  /node_modules\/(?!web-vitals\/)/,
  // The layout, with everything it uses.
  /\/app\/(?:root|hydrated-router)\.tsx/,
  // What most pages show.
  /\/app\/(?:locale|seo)\//,
  /\/ui\/(?:breadcrumb|rich-text|scene|section)\./,
  /\/sections\/(?:page-opening|page-text|sub-navigation)\./,
  /\/product-card\./,
];

/** Loaded where traces are configured. The client of Prometheus always needs the API. */
const tracingPackages = Object.keys(contract.peerDependencies).filter((name) => name !== '@opentelemetry/api');

export default defineConfig({
  plugins: [
    tailwindcss(),
    keepCoreStyles(),
    shortenNames(),
    reactRouter(),
    exposeReactExports(),
    dropPreloadHelper(),
    minifyAgain(),
    escapeLetters(),
  ],
  // Browsers of the last four years: the markets' cheap phones get updates of Chrome, not of Android.
  // The pages' own links preload what belongs together (script/plain-imports.ts).
  // The time that plugins take on a busy machine is not worth a warning.
  build: {
    target: 'es2022',
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Pages name a hundred of these: a letter less of each hash saves a page 120 bytes.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            // The code that every page needs is one file: a hundred small ones compress 12 kB worse.
            codeSplitting: { groups: [{ name: 'shell', test: (id) => SHELL.some((pattern) => pattern.test(id)) }] },
          },
        },
      },
    },
    // The whole site is one file for the server, packages too: React's build is chosen here and not by the environment
    // it starts in. Only packages with a binary, and the drivers that few sites need, are loaded from node_modules
    // (decisions 0074, 0150).
    ssr: {
      resolve: { noExternal: true, external: ['sharp', 'pg', 'iovalkey', ...tracingPackages] },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { target: 'node22', rolldownOptions: { input: './server.ts', output: { codeSplitting: false } } },
    },
  },
});
