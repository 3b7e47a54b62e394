/** The visible text of HTML, entities decoded as far as words need it. */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style)\b[^<]*(?:<(?!\/?(?:script|style)\b)[^<]*)*<\/\1>/gi, ' ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&[a-z]+;/gi, ' ');
}
