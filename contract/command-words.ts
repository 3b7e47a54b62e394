/** Helpers that all commands share. */

const HELP: ReadonlySet<string> = new Set(['--help', '-h', 'help']);

export function asksForHelp(words: readonly string[]): boolean {
  return words.some((word) => HELP.has(word));
}

/** Whether `parseArgs` found an unknown word. */
export function isUnknownWord(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
