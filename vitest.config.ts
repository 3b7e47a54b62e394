import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,server,backend,checks,script,contract}/**/*.test.{ts,tsx}', '*.test.ts'],
    setupFiles: ['checks/property-seed.ts'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
