/** Builds `npm run outbox` into one file beside the server's, for machines and images that have the build alone. */
import { build } from 'vite';
import { siteFolder } from './sources.ts';

export async function buildOutbox(serverFolder: string): Promise<void> {
  await build({
    configFile: false,
    root: siteFolder,
    publicDir: false,
    logLevel: 'warn',
    // As of the server: what the settings may ask for is in no bundle.
    ssr: { noExternal: true, external: ['pg'] },
    build: {
      ssr: 'script/outbox.ts',
      outDir: serverFolder,
      emptyOutDir: false,
      target: 'node22',
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'outbox.js' } },
    },
  });
}
