/** `npm run messages`: compiles the UI strings of `app/messages/` into functions. */
import { fileURLToPath } from 'node:url';
import { run } from './run.ts';

/** The command and its arguments. The page's language is always handed to a message, so none is looked for. */
export const compileMessages = [
  'paraglide-js',
  'compile',
  '--project',
  './project.inlang',
  '--outdir',
  './app/messages/generated',
  '--strategy',
  'baseLocale',
  '--silent',
] as const;

if (import.meta.main) {
  const [command, ...args] = compileMessages;
  process.exitCode = await run(command, args, { cwd: fileURLToPath(new URL('..', import.meta.url)) });
}
