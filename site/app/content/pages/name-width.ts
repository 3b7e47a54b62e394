/** Maximum advance widths of the site's fonts, in em. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/^\p{M}$/u, 0],
  [/^[ijlI .,'’اأإآل-]$/, 0.3],
  [/^[frtدذرزو]$/, 0.43],
  [/^[mwMWسشصضطظ]$/, 0.85],
  [/^\p{Lu}$/u, 0.68],
  [/^\p{Script=Arabic}$/u, 0.5],
  [/^[\p{Ll}\p{N}]$/u, 0.56],
];
/** Arabic letters that end a word in a long stroke, and by how much. */
const LONG_ENDS = /[بتثفقكنىي](?!\p{L})/gu;
const STROKE = 0.3;

/** The approximate width of a name, in em. */
export function measureName(name: string): number {
  const letters = [...name].map((letter) => WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 1);
  const strokes = (name.match(LONG_ENDS)?.length ?? 0) * STROKE;
  return letters.reduce((sum, width) => sum + width, strokes);
}
