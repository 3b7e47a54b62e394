/**
 * The roofs and their arrows (ARCHITECTURE.md): `site` and `backend` know the contract alone and speak HTTP to each
 * other; `sample` knows the backend's content schema. No roof reads the environment but in the module made for it.
 */
import { readFileSync } from 'node:fs';
import { listFiles, report } from './files.ts';
import { listImports } from './imports.ts';

const ROOFS = ['contract', 'site', 'backend', 'sample'];
/** What each roof may import beside itself, as the beginning of a path. */
const ARROWS: Record<string, readonly string[]> = {
  contract: [],
  site: ['contract/'],
  backend: ['contract/'],
  sample: ['contract/', 'backend/content/'],
};
/** Entry points hand `process.env` to the reader of their roof. */
const ENTRY = /(?:^|\/)(?:main|server|routes)\.ts$|\/script\/|\/test\/|\.test\.tsx?$|\/e2e\/|config\.ts$/;

const files = ROOFS.flatMap((roof) => listFiles(`${roof}/**/*.ts`, `${roof}/**/*.tsx`, `${roof}/*.ts`));
const crossings = files.flatMap((file) => {
  const roof = file.slice(0, file.indexOf('/'));
  return listImports(file).flatMap((target) => {
    // Tool settings at the root are everybody's.
    const isAllowed =
      !target.includes('/') || [`${roof}/`, ...(ARROWS[roof] ?? [])].some((at) => target.startsWith(at));
    return isAllowed ? [] : [`${file}: imports ${target} across the boundary`];
  });
});
const environment = files
  .filter((file) => !ENTRY.test(file) && /process\.env(?!`|-)\b/.test(readFileSync(file, 'utf8')))
  .map((file) => `${file}: reads process.env; the entry points hand it over`);
report('Boundaries', [...crossings, ...environment]);
