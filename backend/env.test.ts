import { expect, test } from 'vitest';
import { readBackendEnv } from './env.ts';

test('every variable has a default', () => {
  expect(readBackendEnv({})).toMatchObject({ host: '127.0.0.1', backendPort: 4000, databaseUrl: '', dataDir: '.data' });
});

test.each(['mysql://x', 'postgres://user:secret@host:99999/shop'])(
  'the backend names what DATABASE_URL takes, but not what it is: %s',
  (address) => {
    expect(() => readBackendEnv({ DATABASE_URL: address })).toThrow(
      /^DATABASE_URL is set to something, which is not a valid value: it takes/,
    );
  },
);
