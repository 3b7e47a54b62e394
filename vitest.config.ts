import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** What the tests of every roof share. */
export const testOptions = {
  setupFiles: [fileURLToPath(new URL('./checks/property-seed.ts', import.meta.url))],
  // Whole processes are started, on machines that may be slow.
  testTimeout: 90_000,
  hookTimeout: 120_000,
  // What is waited for in a test likewise.
  expect: { poll: { timeout: 30_000 } },
  // Vitest leaves one core to a watcher: of two, half the machine. It is read of each project.
  maxWorkers: '100%',
};

export default defineConfig({
  test: {
    maxWorkers: testOptions.maxWorkers,
    projects: [
      // A pattern: a company may have deleted the backend and the sample.
      '{site,backend,sample}',
      { test: { ...testOptions, name: 'root', include: ['{benchmarks,checks,script,contract}/**/*.test.ts'] } },
    ],
  },
});
