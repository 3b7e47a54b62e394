import { defineConfig } from 'vitest/config';
import { testOptions } from '../vitest.config.ts';

export default defineConfig({
  test: {
    ...testOptions,
    name: 'site',
    include: ['**/*.test.{ts,tsx}'],
    // Vitest builds no styles, and would give their address as an empty text.
    alias: [
      { find: /^.*\/(core|theme)\.css\?url$/, replacement: 'data:text/javascript,export default "/assets/$1.css"' },
    ],
  },
});
