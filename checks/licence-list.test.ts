import { expect, test } from 'vitest';
import { listLicences } from './licence-list.ts';

test('licences are counted, and packages without an allowed one are named', () => {
  const packages = {
    '': {},
    'node_modules/site': { link: true },
    'node_modules/a': { license: 'MIT' },
    'node_modules/a/node_modules/@b/c': { license: 'MIT' },
    'node_modules/d': { license: 'Apache-2.0 AND LGPL-3.0-or-later' },
    'node_modules/e': { license: 'MIT AND GPL-3.0-only' },
    'node_modules/f': {},
    'node_modules/idb': { license: 'EUPL-1.2', dev: true },
    'node_modules/g': { license: 'GPL-3.0-only', dev: true },
    // An optional package and its dependencies: tests have it, and an operator may install it.
    site: { license: 'UNLICENSED', peerDependencies: { h: '1.0.0', 'not-there': '1.0.0' } },
    'node_modules/h': { license: 'ISC', dev: true, dependencies: { i: '2.0.0' } },
    'node_modules/i': { license: 'MIT', dev: true },
    'node_modules/h/node_modules/i': { license: 'GPL-2.0-only', dev: true, dependencies: { h: '1.0.0' } },
  };
  expect(listLicences(packages)).toEqual({
    list: [
      'Apache-2.0 AND LGPL-3.0-or-later 1',
      'EUPL-1.2 1',
      'GPL-2.0-only 1',
      'ISC 1',
      'MIT 2',
      'MIT AND GPL-3.0-only 1',
      'none 1',
    ],
    findings: [
      'e has the licence MIT AND GPL-3.0-only, which is not one of checks/licence-list.ts',
      'f has the licence none, which is not one of checks/licence-list.ts',
      'idb has the licence EUPL-1.2, which is not one of checks/licence-list.ts',
      'i has the licence GPL-2.0-only, which is not one of checks/licence-list.ts',
    ],
  });
});
