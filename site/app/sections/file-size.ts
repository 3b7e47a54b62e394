const KILO = 1000;

/** Gives a file's size as a number and its unit, for a message in the page's language: 1258291 → 1.3, `mb`. */
export function resolveFileSize(bytes: number): { amount: string; unit: 'kb' | 'mb' } {
  // A size that rounds up to a thousand kilobytes is a megabyte.
  if (bytes >= (KILO - 0.5) * KILO) return { amount: String(Math.round(bytes / KILO ** 2 / 0.1) / 10), unit: 'mb' };
  return { amount: String(Math.max(1, Math.round(bytes / KILO))), unit: 'kb' };
}
