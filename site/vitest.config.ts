import { defineConfig } from 'vitest/config';
import { testOptions } from '../vitest.config.ts';

export default defineConfig({ test: { ...testOptions, name: 'site', include: ['**/*.test.{ts,tsx}'] } });
