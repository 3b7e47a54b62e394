/** Builds a `mailto:` link with a subject and lines to fill in; spaces are `%20`, since mail programs show a plus as one. */
export function buildMailLink(
  address: string,
  { subject, lines = [] }: { subject: string; lines?: readonly string[] },
): string {
  const parts = [['subject', subject], ...(lines.length > 0 ? [['body', lines.join('\r\n')]] : [])];
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}?${parts.map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}
