/** Every export has a user; frameworks, tools and the built bundle's readers find some by their names. */
import { readFileSync } from 'node:fs';
import { listFiles, report } from './files.ts';
import { findUnusedExports } from './unused-exports.ts';

const READ_BY_NAME =
  /^site\/(?:server\.ts|script\/messages\.ts|app\/(?:routes\/|(?:root|entry\.\w+)\.tsx))|\.config\.ts$|\/generated\/|\.d\.ts$/;

const sources = new Map(listFiles('**/*.ts', '**/*.tsx', '*.ts').map((file) => [file, readFileSync(file, 'utf8')]));
report(
  'Unused exports',
  findUnusedExports(sources)
    .filter(({ file }) => !READ_BY_NAME.test(file))
    .map(({ file, name, reason }) => `${file}: ${name}: ${reason}`),
);
