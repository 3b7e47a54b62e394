import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Browsers of the last four years: the markets' cheap phones get updates of Chrome, not of Android.
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs is one file: a hundred small ones compress 12 kB worse.
            codeSplitting: {
              groups: [
                { name: 'shell', test: /node_modules|rolldown|\/app\/(?:root\.tsx|layout\/|ui\/|locale\/|seo\/)/ },
              ],
            },
          },
        },
      },
    },
    // The whole site is one server bundle, so that app and pipeline share their modules.
    ssr: { build: { target: 'node22', rollupOptions: { input: './server/site.ts' } } },
  },
});
