import type { Content, Text } from '../../../backend/content/content.ts';
import type { WrittenLanguage } from '../../../contract/languages.ts';
import {
  COLLEAGUES,
  figuresOf,
  formatChange,
  formatMillions,
  MEASURES,
  type Period,
  quartersUntil,
} from './figures.ts';
import type { Report } from './letters.ts';
import { formatDay, formatPeriod, MEASURE_WORDS, REPORT_WORDS } from './report-words.ts';

/** A table of figures; the first cell of a row heads it, the `strong` column stands out. */
export type ReportTable = { title: string; head: string[]; rows: string[][]; strong: number };
export type ReportChart = { title: string; bars: { label: string; value: string; part: number }[] };
/** Everything an investor document says, in one language. */
export type ReportData = {
  title: string;
  language: WrittenLanguage;
  date: string;
  day: string;
  letter: string[];
  signature: { name: string; role: string } | null;
  tables: ReportTable[];
  chart: ReportChart | null;
};

const PERCENT: Record<WrittenLanguage, string> = { en: '%', ar: '٪' };
const YEARS_SHOWN = 5;
const QUARTERS_SHOWN = 8;

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

function quarterChart(until: Period, language: WrittenLanguage): ReportChart {
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

function tablesOf({ compare, history }: Report, language: WrittenLanguage): ReportTable[] {
  const compared = compare.map(([now, before]) => compareTable(now, before, language));
  return history === undefined ? compared : [...compared, historyTable(history, language)];
}

/** Who signs: the chief executive. */
function findSignatory(content: Content) {
  return content.pages.flatMap(({ groups }) => groups?.leadership ?? [])[0]?.ceo;
}

/** Takes the content and an investor document, gives what it says in one language. */
export function buildReportData(content: Content, report: Report, title: Text, language: WrittenLanguage): ReportData {
  const signatory = findSignatory(content);
  const [reported] = report.compare[0] ?? [];
  return {
    title: title[language],
    language,
    date: report.date,
    day: formatDay(report.date, language),
    letter: report.letter[language],
    signature: signatory ? { name: signatory.name[language], role: signatory.designation[language] } : null,
    tables: tablesOf(report, language),
    chart: reported ? quarterChart(reported, language) : null,
  };
}
