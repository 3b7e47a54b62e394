import type { Content, Text } from '../../../backend/content/content.ts';
import type { WrittenLanguage } from '../../../contract/languages.ts';
import type { Report } from './letters.ts';
import { quarterChart, type ReportChart } from './report-chart.ts';
import { type ReportTable, tablesOf } from './report-tables.ts';
import { formatDay } from './report-words.ts';

/** All texts and figures of an investor document, in one language. */
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

/** The chief executive, who signs. */
function findSignatory(content: Content) {
  return content.pages.flatMap(({ groups }) => groups?.leadership ?? [])[0]?.ceo;
}

/** Builds the texts and figures of an investor document in one language. */
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
