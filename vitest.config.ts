import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** What the tests of every roof share. */
export const testOptions = {
  setupFiles: [fileURLToPath(new URL('./checks/property-seed.ts', import.meta.url))],
  testTimeout: 30_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    // Vitest leaves one core to a watcher: of two, half the machine.
    maxWorkers: '100%',
    projects: [
      // A pattern: a company may have deleted the backend and the sample.
      '{site,backend,sample}',
      { test: { ...testOptions, name: 'root', include: ['{checks,script,contract}/**/*.test.ts'] } },
    ],
  },
});
