import { expect, test } from 'vitest';
import { buildWebManifest } from './web-manifest.ts';

test('the site is installed as a whole, and opens in its own window (spec §1, §9)', () => {
  expect(buildWebManifest()).toMatchObject({ start_url: '/', scope: '/', display: 'standalone' });
});
