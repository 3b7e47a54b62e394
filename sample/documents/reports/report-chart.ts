import type { WrittenLanguage } from '../../../contract/languages.ts';
import { figuresOf, formatMillions, type Period, quartersUntil } from './figures.ts';
import { formatPeriod, REPORT_WORDS } from './report-words.ts';

export type ReportChart = { title: string; bars: { label: string; value: string; part: number }[] };

const QUARTERS_SHOWN = 8;

export function quarterChart(until: Period, language: WrittenLanguage): ReportChart {
  const quarters = quartersUntil(until, QUARTERS_SHOWN);
  const sales = quarters.map((quarter) => figuresOf(quarter).sales);
  const highest = Math.max(...sales);
  return {
    title: REPORT_WORDS.salesByQuarter[language],
    bars: quarters.map((quarter, index) => ({
      label: formatPeriod(quarter, language),
      value: formatMillions(sales[index] ?? 0),
      part: (sales[index] ?? 0) / highest,
    })),
  };
}
