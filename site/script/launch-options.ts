import { existsSync } from 'node:fs';

/** Chromium without its windows: the same engine, for two thirds of the processor time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** How tests and benchmarks start Chromium. */
export const LAUNCH_OPTIONS = {
  executablePath: process.env.CHROMIUM ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : '/usr/bin/chromium'),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Reports of broken policies are sent at once, and not after a minute.
    '--short-reporting-delay',
  ],
};
