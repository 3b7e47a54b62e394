import { defineConfig, devices } from '@playwright/test';
import { LAUNCH_OPTIONS } from './script/launch-options.ts';

const port = Number(process.env.E2E_PORT ?? 3210);
const backendPort = Number(process.env.E2E_BACKEND_PORT ?? 4210);
/** The port of the site's figures for tests, one above its own. */
const metricsPort = port + 1;

const PHONE = { viewport: { width: 390, height: 844 }, screen: { width: 390, height: 844 } };

/**
 * Tags say where a test runs: `@http` needs no browser, `@desktop` and `@mobile` one width, `@noscript` no JavaScript;
 * without a tag, at both widths.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  // Two at a time took a third of the processor time of two cores (decision 0263).
  workers: 3,
  // A busy machine may miss a deadline once.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: LAUNCH_OPTIONS,
    locale: 'en-US',
    // An installed service worker would answer instead of the server, across tests of a worker.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'http', grep: /@http/ },
    {
      name: 'desktop',
      grepInvert: /@http|@mobile|@noscript/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, launchOptions: LAUNCH_OPTIONS },
    },
    {
      name: 'mobile',
      grepInvert: /@http|@desktop|@noscript/,
      // Preloads are chosen by the screen, pictures by the viewport.
      use: { ...devices['Pixel 7'], ...PHONE, launchOptions: LAUNCH_OPTIONS },
    },
    {
      name: 'no-script',
      grep: /@noscript/,
      use: { ...devices['Desktop Chrome'], javaScriptEnabled: false, launchOptions: LAUNCH_OPTIONS },
    },
  ],
  webServer: {
    command: 'node script/server.ts',
    cwd: '..',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 90_000,
    env: {
      PORT: String(port),
      BACKEND_PORT: String(backendPort),
      METRICS_PORT: String(metricsPort),
      NODE_ENV: 'production',
      SITE_ORIGIN: `http://127.0.0.1:${port}`,
      // Tests may say what address their visitor has (site/e2e/own-address.ts).
      TRUSTED_PROXIES: '127.0.0.1',
      // A cold start on a busy machine takes longer than visitors would wait.
      GRAPHQL_TIMEOUT_MS: '30000',
    },
    // While writing tests, E2E_REUSE=1 uses a server that is already running.
    reuseExistingServer: process.env.E2E_REUSE === '1',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
