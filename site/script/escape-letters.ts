import type { Plugin } from 'vite';

/**
 * Writes the server's code in ASCII: V8 keeps the text of a module as long as the process lives, with two bytes for
 * each character if one of them needs two. In code, letters beyond ASCII only occur in texts, patterns and comments,
 * where an escape means the same.
 */
export function escapeLetters(): Plugin {
  return {
    name: 'escape-letters',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = toAscii(file.code);
      },
    },
  };
}

/** A letter that is escaped already, or in a raw string, which takes an escape literally. */
const BEYOND_ESCAPING = /(?<!\\)(?:\\\\){0,9}\\\P{ASCII}|\bString\.raw`[^`\P{ASCII}]{0,1000}\P{ASCII}/u;

/** Replaces characters beyond ASCII with escapes; throws where these would mean something else. */
export function toAscii(code: string): string {
  const [found] = BEYOND_ESCAPING.exec(code) ?? [];
  if (found !== undefined) throw new Error(`These letters cannot be written in ASCII: ${found}`);
  return code.replace(/\P{ASCII}/gu, (letter) =>
    [...Array(letter.length).keys()]
      .map((unit) => `\\u${letter.charCodeAt(unit).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
