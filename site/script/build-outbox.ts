/** Builds `npm run outbox` into one file beside the server's, for machines and images that only have the build. */
import { build } from 'vite';
import { siteFolder } from './sources.ts';

export async function buildOutbox(serverFolder: string): Promise<void> {
  await build({
    configFile: false,
    root: siteFolder,
    publicDir: false,
    logLevel: 'warn',
    // As for the server: optional drivers are not bundled.
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
