import { defineConfig, devices } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 3210);
const backendPort = Number(process.env.E2E_BACKEND_PORT ?? 4210);

const LAUNCH_OPTIONS = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/**
 * Tests say where they run by a tag: `@http` needs no browser, `@desktop` and `@mobile` one width, `@noscript` a
 * browser without JavaScript; a test without a tag runs at both widths.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // A busy machine may miss a deadline once; a second failure is a failure.
  retries: process.env.CI ? 1 : 0,
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: LAUNCH_OPTIONS,
    locale: 'en-US',
    // An installed service worker would answer in place of the server, between tests of one worker too.
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
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, launchOptions: LAUNCH_OPTIONS },
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
      NODE_ENV: 'production',
      // On a busy machine a cold start takes longer than visitors would wait.
      GRAPHQL_TIMEOUT_MS: '30000',
    },
    // While writing tests: E2E_REUSE=1 asks the server that listens already.
    reuseExistingServer: process.env.E2E_REUSE === '1',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
