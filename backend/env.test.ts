import { expect, test } from 'vitest';
import { readBackendEnv } from './env.ts';

test('every variable has a default', () => {
  expect(readBackendEnv({})).toMatchObject({ host: '127.0.0.1', backendPort: 4000, databaseUrl: '', dataDir: '.data' });
});

test('the backend names what DATABASE_URL takes', () => {
  expect(() => readBackendEnv({ DATABASE_URL: 'mysql://x' })).toThrow(
    /^DATABASE_URL is "mysql:\/\/x", which is not a valid value: it takes/,
  );
});
