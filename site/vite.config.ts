import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { settleOptions } from './script/settled-options.ts';

const shell = /node_modules|rolldown|\/app\/(?:root\.tsx|layout\/|ui\/|locale\/|seo\/)/;
/** Parts of `ui/` that stay with the pages that show them. */
const onSomePages = /\/ui\/(?:chip|pagination|scene|section|select|use-autoplay|use-snap-row)\.tsx?$/;
const isShell = (id: string) => shell.test(id) && !onSomePages.test(id);

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), settleOptions()],
  // Browsers of the last four years: the markets' cheap phones get updates of Chrome, not of Android.
  build: { target: 'es2022', assetsInlineLimit: 0 },
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
    // The whole site is one server bundle, so that app and pipeline share their modules.
    ssr: { build: { target: 'node22', rollupOptions: { input: './server/site.ts' } } },
  },
});
