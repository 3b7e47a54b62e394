import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFiles } from './files.ts';
import { listShipped } from './shipped-packages.ts';

test('whatever the pages and the worker import is among the packages that are looked at', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const shipped = listShipped(packages);
  const sources = listFiles('site/app/*.ts', 'site/app/*.tsx', 'site/worker/*.ts').filter(
    (file) => !/\.test\.tsx?$|\/test\/|^site\/app\/routes\.ts$/.test(file),
  );
  const imported = sources.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /^(?:import|export) (?!type )[^;]*?from '((?:@[\w-]+\/)?[a-z][\w.-]*)(?:\/[\w./-]*)?';$/gm,
      ),
    ].map(([, name = '']) => name),
  );
  expect(imported).toContain('workbox-core');
  expect(imported).toContain('web-vitals');
  expect([...new Set(imported)].filter((name) => !shipped.has(`node_modules/${name}`)).sort()).toEqual([]);
});
