import { type Amounts, amounts, EARLIER_YEARS, MEASURES, QUARTERS } from './quarters.ts';

/** A year, a quarter, a half or nine months: `2025`, `2025-q3`, `2025-h1`, `2025-9m`. */
export type Period = string;

const SPANS: Record<string, number> = { '': 4, h1: 2, '9m': 3 };

/** The quarters of a period, in order; none for an unknown period. */
export function quartersOf(period: Period): string[] {
  const [year = '', part = ''] = period.split('-');
  if (/^q[1-4]$/.test(part)) return [period];
  return Array.from({ length: SPANS[part] ?? 0 }, (_, index) => `${year}-q${index + 1}`);
}

/** The figures of a period; throws for one that has none. */
export function figuresOf(period: Period): Amounts {
  const earlier = EARLIER_YEARS[period];
  if (earlier) return earlier;
  const total = amounts(0, 0, 0, 0, 0);
  const quarters = quartersOf(period);
  for (const quarter of quarters) {
    const found = QUARTERS[quarter];
    if (!found) throw new Error(`There are no figures for ${quarter}.`);
    for (const measure of MEASURES) total[measure] += found[measure];
  }
  if (quarters.length === 0) throw new Error(`There are no figures for ${period}.`);
  return total;
}

/** The last `count` quarters up to a period's end. */
export function quartersUntil(period: Period, count: number): string[] {
  const last = quartersOf(period).at(-1) ?? '';
  const all = Object.keys(QUARTERS);
  return all.slice(Math.max(0, all.indexOf(last) + 1 - count), all.indexOf(last) + 1);
}

/** The change from one amount to another in percent, to one decimal: `+6.8`, `−1.2`. */
export function formatChange(now: number, before: number): string {
  const change = ((now - before) / before) * 100;
  const digits = Math.abs(change).toFixed(1);
  if (digits === '0.0') return digits;
  return `${change > 0 ? '+' : '−'}${digits}`;
}

/** Thousands as millions with one decimal: `214.0`. */
export function formatMillions(thousands: number): string {
  return (thousands / 1000).toFixed(1);
}
