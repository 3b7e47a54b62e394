const KILO = 1000;

/** Resolves a file size to a number and a unit for a message: 1258291 → 1.3, `mb`. */
export function resolveFileSize(bytes: number): { amount: string; unit: 'kb' | 'mb' } {
  // Sizes that round up to a thousand kilobytes are shown as a megabyte.
  if (bytes >= (KILO - 0.5) * KILO) return { amount: String(Math.round(bytes / KILO ** 2 / 0.1) / 10), unit: 'mb' };
  return { amount: String(Math.max(1, Math.round(bytes / KILO))), unit: 'kb' };
}
