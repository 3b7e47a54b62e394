import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { nameReact } from './script/react-names.ts';
import { settleOptions } from './script/settled-options.ts';

const SHELL = /node_modules|rolldown|\/app\/(?:(?:root|shell)\.tsx|layout\/|ui\/|locale\/|seo\/)/;
/** Parts of `ui/` that stay with the pages that show them. */
const ON_SOME_PAGES = /\/ui\/(?:chip|pagination|scene|section|select|use-autoplay|use-snap-row)\.tsx?$/;
const isShell = (id: string) => SHELL.test(id) && !ON_SOME_PAGES.test(id);

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), settleOptions(), nameReact()],
  // Browsers of the last four years: the markets' cheap phones get updates of Chrome, not of Android.
  // How long plugins take on a busy machine is no warning about the build.
  build: { target: 'es2022', assetsInlineLimit: 0, rolldownOptions: { checks: { pluginTimings: false } } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs is one file: a hundred small ones compress 12 kB worse.
            codeSplitting: { groups: [{ name: 'shell', test: isShell }] },
          },
        },
      },
    },
    // The whole site is one file for the server, packages too: React's build is chosen here and not by the environment
    // it starts in. Only what brings a binary is loaded from node_modules (decision 0074).
    ssr: {
      resolve: { noExternal: true, external: ['sharp'] },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { target: 'node22', rolldownOptions: { input: './server.ts', output: { codeSplitting: false } } },
    },
  },
});
