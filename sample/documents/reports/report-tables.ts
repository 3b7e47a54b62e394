import type { WrittenLanguage } from '../../../contract/languages.ts';
import { figuresOf, formatChange, formatMillions, type Period } from './figures.ts';
import type { Report } from './letters.ts';
import { COLLEAGUES, MEASURES } from './quarters.ts';
import { formatPeriod, MEASURE_WORDS, REPORT_WORDS } from './report-words.ts';

/** A table of figures; the first cell of a row heads it, the `strong` column stands out. */
export type ReportTable = { title: string; head: string[]; rows: string[][]; strong: number };

const PERCENT: Record<WrittenLanguage, string> = { en: '%', ar: '٪' };
const YEARS_SHOWN = 5;

function compareTable(now: Period, before: Period, language: WrittenLanguage): ReportTable {
  const [one, other] = [figuresOf(now), figuresOf(before)];
  const percent = PERCENT[language];
  const rows = MEASURES.map((measure) => [
    MEASURE_WORDS[measure][language],
    formatMillions(one[measure]),
    formatMillions(other[measure]),
    formatChange(one[measure], other[measure]) + percent,
  ]);
  const margin = ({ operatingProfit, sales }: { operatingProfit: number; sales: number }) =>
    ((operatingProfit / sales) * 100).toFixed(1) + percent;
  rows.push([REPORT_WORDS.margin[language], margin(one), margin(other), '']);
  return {
    title: `${REPORT_WORDS.keyFigures[language]}: ${formatPeriod(now, language)}`,
    head: [
      REPORT_WORDS.unit[language],
      formatPeriod(now, language),
      formatPeriod(before, language),
      REPORT_WORDS.change[language],
    ],
    rows,
    strong: 1,
  };
}

function historyTable(last: string, language: WrittenLanguage): ReportTable {
  const years = Object.keys(COLLEAGUES)
    .filter((year) => year <= last)
    .slice(-YEARS_SHOWN);
  const row = (measure: 'sales' | 'profit') => [
    MEASURE_WORDS[measure][language],
    ...years.map((year) => formatMillions(figuresOf(year)[measure])),
  ];
  const colleagues = [REPORT_WORDS.colleagues[language], ...years.map((year) => String(COLLEAGUES[year]))];
  return {
    title: REPORT_WORDS.fiveYears[language],
    head: [REPORT_WORDS.unit[language], ...years],
    rows: [row('sales'), row('profit'), colleagues],
    strong: years.length,
  };
}

export function tablesOf({ compare, history }: Report, language: WrittenLanguage): ReportTable[] {
  const compared = compare.map(([now, before]) => compareTable(now, before, language));
  return history === undefined ? compared : [...compared, historyTable(history, language)];
}
