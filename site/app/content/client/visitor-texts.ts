/** Shorter ones are language codes and the like, which occur in any word. */
const MIN_TEXT = 3;

/** Lists the texts in a query's variables, as they are and as JSON writes them. */
export function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return value.length < MIN_TEXT ? [] : [value, JSON.stringify(value).slice(1, -1)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

/** Services quote invalid values, which are a visitor's words. */
export function withoutTexts(message: string, texts: readonly string[]): string {
  return texts.reduce((rest, text) => rest.replaceAll(text, '…'), message);
}
