/** `npm run messages`: compiles the UI strings of `app/messages/` into functions. */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { defaultLanguage, languageCodes } from '../../contract/languages.ts';
import { run } from './run.ts';

const siteFolder = fileURLToPath(new URL('..', import.meta.url));
/** The compiler's settings: the languages are the contract's. */
const SETTINGS = {
  baseLocale: defaultLanguage,
  locales: languageCodes,
  modules: ['../node_modules/@inlang/plugin-message-format/dist/index.js'],
  'plugin.inlang.messageFormat': { pathPattern: './app/messages/{locale}.json' },
};

/**
 * Replaces the compiler's runtime module. Messages always get the page's language, so nothing has to find it in the
 * browser: only types are left.
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

/** Replaces the compiler's registry, which makes plural rules for each message: here once per language, as cardinal. */
const REGISTRY = `const rules = {};
/**
 * @param {import('./runtime.js').Locale} locale
 * @param {unknown} input
 * @param {object} [_options]
 */
export function plural(locale, input, _options) {
  return (rules[locale] ??= new Intl.PluralRules(locale)).select(Number(input));
}
`;

/**
 * Runs the compiler and returns its exit code. A string missing in a language is compiled with the default language's
 * (decision 0073).
 */
export async function compileMessages(): Promise<number> {
  await mkdir(`${siteFolder}project.inlang`, { recursive: true });
  await writeFile(`${siteFolder}project.inlang/settings.json`, JSON.stringify(SETTINGS));
  const args = ['--project', './project.inlang', '--outdir', './app/messages/generated'];
  const code = await run('paraglide-js', ['compile', ...args, '--silent'], { cwd: siteFolder });
  await writeFile(`${siteFolder}app/messages/generated/runtime.js`, RUNTIME);
  await writeFile(`${siteFolder}app/messages/generated/registry.js`, REGISTRY);
  return code;
}

if (import.meta.main) process.exitCode = await compileMessages();
