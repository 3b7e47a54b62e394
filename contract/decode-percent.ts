/** Decodes the percent codes of a text; unchanged if one is broken: `%D8%B2` → `ز`, `100%` → `100%`. */
export function decodePercent(text: string): string {
  return decode(text, decodeURIComponent);
}

/** The same, but null if a code is broken: a text with codes never decodes to itself. */
export function tryDecodePercent(text: string): string | null {
  const decoded = decodePercent(text);
  return decoded === text && text.includes('%') ? null : decoded;
}

/** The same as `decodePercent` for an address, whose `%2F` and `%3F` stay as they are. */
export function decodeUri(address: string): string {
  return decode(address, decodeURI);
}

function decode(text: string, decoder: (text: string) => string): string {
  if (!text.includes('%')) return text;
  try {
    return decoder(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}
