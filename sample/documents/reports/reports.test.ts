import { beforeAll, describe, expect, it } from 'vitest';
import type { Content } from '../../../backend/content/content.ts';
import { loadContent } from '../../../backend/content/load-content.ts';
import { joinParts } from '../../../backend/content/placement.ts';
import { writtenLanguages } from '../../../contract/languages.ts';
import { CONTENT_FOLDER } from '../../folders.ts';
import { loadDocumentWriter } from '../layout/document-writer.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { buildReport } from './build-report.ts';
import { figuresOf, formatChange, formatMillions, quartersOf, quartersUntil } from './figures.ts';
import { loadReports, type Report } from './letters.ts';
import { COLLEAGUES } from './quarters.ts';
import { buildReportData } from './report-data.ts';
import { formatDay, formatPeriod } from './report-words.ts';

let content: Content;
let reports: Map<string, Report>;
beforeAll(async () => {
  [content, reports] = await Promise.all([loadContent(CONTENT_FOLDER), loadReports()]);
});
const results = () => content.pages.flatMap(({ groups }) => groups?.investorResults?.results ?? []);

describe('figures', () => {
  it.each([
    ['2025-q3', ['2025-q3']],
    ['2025-h1', ['2025-q1', '2025-q2']],
    ['2025-9m', ['2025-q1', '2025-q2', '2025-q3']],
    ['2025', ['2025-q1', '2025-q2', '2025-q3', '2025-q4']],
    ['2025-x', []],
  ])('%s has the quarters %j', (period, quarters) => {
    expect(quartersOf(period)).toEqual(quarters);
  });

  it('lists the quarters up to a period, and refuses a period without figures', () => {
    expect(quartersUntil('2024-h1', 3)).toEqual(['2023-q4', '2024-q1', '2024-q2']);
    expect(quartersUntil('2023-q2', 8)).toHaveLength(2);
    expect(() => figuresOf('2019')).toThrow('2019');
  });

  it.each([
    [214, 200.4, '+6.8'],
    [99, 100, '−1.0'],
    [100, 100, '0.0'],
  ])('formats the change to %d from %d', (now, before, change) => {
    expect(formatChange(now, before)).toBe(change);
  });

  it('match the five-year table of the investor page', () => {
    const page = content.pages.find(({ slug }) => slug === 'investor-relations');
    const rows = [...joinParts(page?.content, 'uae').en.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
      [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell),
    );
    const [head = [], ...measures] = rows;
    const years = head.slice(1);
    expect(years).toEqual(['2021', '2022', '2023', '2024', '2025']);
    const table = Object.fromEntries(
      measures.map(([label = '', ...values]) => [label.split(',')[0], values.map(Number)]),
    );
    expect(table.Sales).toEqual(years.map((year) => figuresOf(year).sales / 1000));
    expect(table['Profit for the year']).toEqual(years.map((year) => figuresOf(year).profit / 1000));
    expect(table['Colleagues in December']).toEqual(years.map((year) => COLLEAGUES[year]));
  });
});

describe('letters', () => {
  it('exist for every document of the investor page', () => {
    expect(
      results()
        .map(({ document }) => document.replace('document/', ''))
        .sort(),
    ).toEqual([...reports.keys()].sort());
  });

  it('quote amounts and changes from their tables, the same in every written language', () => {
    for (const report of reports.values()) {
      const periods = report.compare.flat().map(figuresOf);
      const shown = new Set(periods.flatMap((figures) => Object.values(figures).map(formatMillions)));
      const amounts = report.letter.en.join(' ').matchAll(/AED (\d+\.\d) million/g);
      for (const [, amount = ''] of amounts) expect(shown, `${report.name}: ${amount}`).toContain(amount);

      const [[now, before] = ['', '']] = report.compare;
      const { sales } = figuresOf(now);
      const growth = formatChange(sales, figuresOf(before).sales).slice(1);
      expect(report.letter.en.join(' '), report.name).toContain(`${growth}%`);
      expect(report.letter.ar.join(' '), report.name).toContain(`${growth}٪`);
      const decimals = (lines: string[]) => [...lines.join(' ').matchAll(/\d+\.\d/g)].map(([value]) => value).sort();
      expect(decimals(report.letter.ar), report.name).toEqual(decimals(report.letter.en));
    }
  });
});

it('formats days and periods with Latin digits', () => {
  expect(formatDay('2026-08-11', 'en')).toBe('11 August 2026');
  expect(formatDay('2026-08-11', 'ar')).toBe('11 أغسطس 2026');
  expect(formatPeriod('2025-9m', 'ar')).toBe('تسعة أشهر 2025');
  expect(formatPeriod('2025', 'en')).toBe('2025');
});

describe('buildReport', () => {
  it('builds two pages, marked as a sample, for every document in every written language', async () => {
    const openDocument = await loadDocumentWriter();
    for (const { document, title } of results()) {
      const report = reports.get(document.replace('document/', ''));
      if (!report) throw new Error(`${document} has no letter.`);
      for (const language of writtenLanguages) {
        const data = buildReportData(content, report, title, language);
        const { pages, pieces, source } = readPdf(buildReport(openDocument, data));
        expect(pages).toBe(2);
        expect(source).toContain(`/Lang (${language}-AE)`);
        expect(data.signature?.name).toBeTruthy();
        expect(pieces.filter((piece) => piece === (language === 'en' ? 'Sample' : 'ةيبيرجت')).length).toBeGreaterThan(
          1,
        );
      }
    }
  });
});
