/** Latin words that Arabic readers expect: kinds of files, the signs of labels, names that have no other form. */
export const LATIN_IN_ARABIC: ReadonlySet<string> = new Set([
  'PDF',
  'RSS',
  'CV',
  'INCI',
  'M',
  'e',
  'C',
  'UTC',
  'Google',
  'Tag',
  'Manager',
  'Studio',
  'Credit',
]);
