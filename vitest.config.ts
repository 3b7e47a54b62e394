import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Of two cores Vitest leaves one to a watcher, half the machine. It is read of the whole and of each project. */
const maxWorkers = '100%';

const options = {
  setupFiles: [here('./checks/property-seed.ts')],
  // Whole processes are started, on machines that may be slow.
  testTimeout: 90_000,
  hookTimeout: 120_000,
  // What is waited for in a test likewise.
  expect: { poll: { timeout: 30_000 } },
  // Files share a process and its modules, which takes half the time: a test leaves nothing behind.
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
  maxWorkers,
  // Vitest builds no styles, and would give their address as an empty text.
  alias: [
    { find: /^.*\/(core|theme)\.css\?url$/, replacement: 'data:text/javascript,export default "/assets/$1.css"' },
  ],
};

/** The tests of a roof; those that replace modules (`vi.mock`) are in processes of their own, and named so. */
function listProjects(name: string, folders = [name]): TestProjectInlineConfiguration[] {
  const list = (ending: string) => folders.map((folder) => `${folder}/**/*${ending}.{ts,tsx}`);
  const mocked = list('.mocked.test');
  return [
    { test: { ...options, name, include: list('.test'), exclude: [...mocked, '**/node_modules/**'] } },
    { test: { ...options, name: `${name}-mocked`, include: mocked, isolate: true } },
  ];
}

/** A company may have deleted the backend and the sample. */
const roofs = ['contract', 'site', 'backend', 'sample'].filter((roof) => existsSync(here(roof)));

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      ...roofs.flatMap((roof) => listProjects(roof)),
      ...listProjects('root', ['benchmarks', 'checks', 'script']),
    ],
  },
});
