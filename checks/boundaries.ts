/** The one boundary: site and backend meet over HTTP only; `app/` and `server/` never import `backend/`, nor the reverse. */
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { listFiles, report } from './files.ts';

const importPattern = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;
const sideOf = (file: string) => {
  const [folder] = file.split('/');
  if (folder === 'app' || folder === 'server' || file === 'server.ts') return 'site';
  return folder === 'backend' ? 'backend' : 'neither';
};

const findings = listFiles('app/**/*.ts', 'app/**/*.tsx', 'server/**/*.ts', 'server.ts', 'backend/**/*.ts').flatMap(
  (file) =>
    [...readFileSync(file, 'utf8').matchAll(importPattern)].flatMap(([, specifier = '']) => {
      const target = normalize(join(dirname(file), specifier));
      const crosses = sideOf(target) !== 'neither' && sideOf(target) !== sideOf(file);
      return crosses ? [`${file}: imports ${target} across the boundary`] : [];
    }),
);
const environment = listFiles('app/**/*.ts', 'app/**/*.tsx', 'server/**/*.ts', 'backend/**/*.ts')
  .filter(
    (file) =>
      !file.endsWith('.test.ts') && !file.includes('/test/') && /process\.env\b/.test(readFileSync(file, 'utf8')),
  )
  .filter(
    (file) =>
      !['backend/main.ts', 'backend/set-up.ts', 'backend/imagery/main.ts', 'backend/seed/main.ts'].includes(file),
  )
  .map((file) => `${file}: reads process.env; env.ts is its only reader, handed over at the entry points`);
report('Boundaries', [...findings, ...environment]);
