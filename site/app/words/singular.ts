/** An English word in the singular, judged by its ending: `mouthwashes` → `mouthwash`, `remedies` → `remedy`. */
export function toSingular(word: string): string {
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|zz|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
}
