/** Every export and every message is used; frameworks, tools and users of the bundle read some exports by name. */
import { existsSync, readFileSync } from 'node:fs';
import { listFiles, report } from './files.ts';
import { findUnusedExports } from './unused-exports.ts';

const READ_BY_NAME =
  /^site\/(?:server\.ts|script\/messages\.ts|app\/(?:routes\/|(?:root|entry\.\w+)\.tsx))|\.config\.ts$|\/generated\/|\.d\.ts$/;
/** Files that show no message to a visitor. */
const NO_CALLER = /^(?!site\/)|\.test\.tsx?$|\/(?:e2e|test|generated)\//;

const sources = new Map(listFiles('**/*.ts', '**/*.tsx', '*.ts').map((file) => [file, readFileSync(file, 'utf8')]));
report(
  'Unused exports',
  findUnusedExports(sources)
    .filter(({ file }) => !READ_BY_NAME.test(file))
    // Without a backend (docs/make-it-yours.md) half of the contract is unused.
    .filter(({ file }) => existsSync('backend') || !file.startsWith('contract/'))
    .map(({ file, name, reason }) => `${file}: ${name}: ${reason}`),
);

const code = [...sources].flatMap(([file, text]) => (NO_CALLER.test(file) ? [] : [text])).join('\n');
const called = new Set([...code.matchAll(/\bm\.(\w+)/g)].map(([, message]) => message));
report(
  'Unused messages',
  Object.keys(JSON.parse(readFileSync('site/app/messages/en.json', 'utf8')))
    .filter((message) => message !== '$schema' && !called.has(message))
    .map((message) => `site/app/messages/en.json: ${message}: nothing but tests shows it`),
);
