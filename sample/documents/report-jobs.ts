import type { Content } from '../../backend/content/content.ts';
import { writtenLanguages } from '../../contract/languages.ts';
import { type DocumentTools, type Job, type JobGroup, nameFile, PDF } from './job.ts';
import { buildReport } from './reports/build-report.ts';
import type { Report } from './reports/letters.ts';
import { buildReportData } from './reports/report-data.ts';

/** The investor documents that have been written, in both languages. */
export function reportJobs(content: Content, reports: ReadonlyMap<string, Report>): JobGroup[] {
  const results = content.pages.flatMap(({ groups }) => groups?.investorResults?.results ?? []);
  return results.flatMap(({ document: ref, title }) => {
    const report = reports.get(ref.replace('document/', ''));
    if (!report) return [];
    const jobs = writtenLanguages.map((language): Job => {
      const data = buildReportData(content, report, title, language);
      const make = async (tools: DocumentTools) => buildReport(await tools.openDocument(), data);
      return { ref, language, file: nameFile('report', data, 'pdf'), published: report.date, make };
    });
    return [{ ref, mimeType: PDF, alt: title, jobs }];
  });
}
