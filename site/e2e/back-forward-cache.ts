import { chromium } from '@playwright/test';

/** Starts the whole of Chromium with its back-forward cache: Playwright turns it off, and the headless shell has none. */
export const launchWithBackForwardCache = () =>
  chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
