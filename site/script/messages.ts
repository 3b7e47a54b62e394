/** `npm run messages`: compiles the UI strings of `app/messages/` into functions. */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { defaultLanguage, languageCodes } from '../../contract/languages.ts';
import { run } from './run.ts';

const siteFolder = fileURLToPath(new URL('..', import.meta.url));
/** What the compiler reads in a folder of its own: the languages of the contract. */
const SETTINGS = {
  baseLocale: defaultLanguage,
  locales: languageCodes,
  modules: ['../node_modules/@inlang/plugin-message-format/dist/index.js'],
  'plugin.inlang.messageFormat': { pathPattern: './app/messages/{locale}.json' },
};

/**
 * What the messages import, in place of the compiler's own module. The page's language is always handed to a message, so
 * nothing has to look for it in the browser: only the types are left.
 */
const RUNTIME = `/**
 * @typedef {${languageCodes.map((code) => `'${code}'`).join(' | ')}} Locale
 * @typedef {string & { __brand: 'LocalizedString' }} LocalizedString
 */
/**
 * @template Inputs
 * @template Options
 * @template Markup
 * @typedef {{ __paraglide?: { inputs: Inputs; options: Options; markup: Markup } }} MessageMetadata
 */
export const experimentalStaticLocale = undefined;
export function getLocale() {
  throw new Error('A message is asked for without a language.');
}
`;

/**
 * Gives the compiler's exit code. A string that a language lacks is compiled to the default language's (decision 0073).
 */
export async function compileMessages(): Promise<number> {
  await mkdir(`${siteFolder}project.inlang`, { recursive: true });
  await writeFile(`${siteFolder}project.inlang/settings.json`, JSON.stringify(SETTINGS));
  const args = ['--project', './project.inlang', '--outdir', './app/messages/generated'];
  const code = await run('paraglide-js', ['compile', ...args, '--silent'], { cwd: siteFolder });
  await writeFile(`${siteFolder}app/messages/generated/runtime.js`, RUNTIME);
  return code;
}

if (import.meta.main) process.exitCode = await compileMessages();
