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
 * Gives the compiler's exit code. A string that a language lacks is compiled to the default language's (decision 0073).
 * The page's language is always handed to a message, so none is looked for.
 */
export async function compileMessages(): Promise<number> {
  await mkdir(`${siteFolder}project.inlang`, { recursive: true });
  await writeFile(`${siteFolder}project.inlang/settings.json`, JSON.stringify(SETTINGS));
  const args = ['--project', './project.inlang', '--outdir', './app/messages/generated', '--strategy', 'baseLocale'];
  return run('paraglide-js', ['compile', ...args, '--silent'], { cwd: siteFolder });
}

if (import.meta.main) process.exitCode = await compileMessages();
