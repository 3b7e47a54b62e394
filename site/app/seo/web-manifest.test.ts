import { expect, test } from 'vitest';
import { buildWebManifest } from './web-manifest.ts';

test('the site is installed whole and opens in a window of its own (spec §1, §9)', () => {
  expect(buildWebManifest()).toMatchObject({ start_url: '/', scope: '/', display: 'standalone' });
});
