import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const importPattern = /(?:from|import|mock)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;

/** Lists what a file imports by a relative path, types and tests' mocks too, as paths from the root. */
export function listImports(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(importPattern)].map(([, specifier = '']) =>
    normalize(join(dirname(file), specifier)),
  );
}
