export const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
export const lerp = (from: number, to: number, amount: number) => from + (to - from) * amount;

/** Smooth step from 0 at `from` to 1 at `to`. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}

/** `count + 1` values made from 0, 1/count … 1. */
export function steps<T>(count: number, make: (fraction: number, index: number) => T): T[] {
  return Array.from({ length: count + 1 }, (_, index) => make(index / count, index));
}
