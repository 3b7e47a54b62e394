/** Decodes the percent codes of a text; unchanged if one is broken: `%D8%B2` → `ز`, `100%` → `100%`. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}
