/** Every export is used; some are read by name by frameworks, tools or users of the built bundle. */
import { existsSync, readFileSync } from 'node:fs';
import { listFiles, report } from './files.ts';
import { findUnusedExports } from './unused-exports.ts';

const READ_BY_NAME =
  /^site\/(?:server\.ts|script\/messages\.ts|app\/(?:routes\/|(?:root|entry\.\w+)\.tsx))|\.config\.ts$|\/generated\/|\.d\.ts$/;

const sources = new Map(listFiles('**/*.ts', '**/*.tsx', '*.ts').map((file) => [file, readFileSync(file, 'utf8')]));
report(
  'Unused exports',
  findUnusedExports(sources)
    .filter(({ file }) => !READ_BY_NAME.test(file))
    // Without a backend (docs/make-it-yours.md) half of the contract is unused.
    .filter(({ file }) => existsSync('backend') || !file.startsWith('contract/'))
    .map(({ file, name, reason }) => `${file}: ${name}: ${reason}`),
);
