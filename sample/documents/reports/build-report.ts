import { defaultCountry, localeTag } from '../../../contract/countries.ts';
import { company } from '../../company.ts';
import type { DocumentWriter, OpenDocument } from '../layout/document-writer.ts';
import { drawLogo } from '../layout/logo.ts';
import { COLORS, CONTENT_WIDTH, MARGIN } from '../layout/paper.ts';
import type { Canvas } from '../pdf/canvas.ts';
import { drawChart, drawTable } from './draw-table.ts';
import type { ReportData } from './report-data.ts';
import { REPORT_WORDS } from './report-words.ts';

/** The longest line of a letter. */
const MEASURE = 400;
const WIDE = { x: MARGIN, width: CONTENT_WIDTH } as const;

/** The footer of every page: the company, that it is a sample, the page number. */
function drawFrame(writer: DocumentWriter, canvas: Canvas, data: ReportData, page: number) {
  const { language } = writer;
  canvas.rect({ x: 0, y: 0, width: canvas.width, height: 26 }, COLORS.mist);
  const small = { role: 'text', size: 8.5, leading: 1.4, ...WIDE, color: COLORS.inkSecond } as const;
  writer.write(canvas, REPORT_WORDS.sample[language], { ...small, y: 7, align: 'middle', tag: 'P' });
  const foot = canvas.height - 34;
  writer.write(canvas, `${company.name[language]} · ${REPORT_WORDS.investors[language]} · ${data.title}`, {
    ...small,
    y: foot,
  });
  writer.write(canvas, String(page), { ...small, role: 'strong', color: COLORS.ink, y: foot, align: 'end' });
}

function drawLetter(writer: DocumentWriter, canvas: Canvas, data: ReportData) {
  writer.document.bookmark(data.title, 0);
  drawLogo(writer, canvas, { x: canvas.width / 2, y: 92, height: 30, ink: COLORS.ink, veins: COLORS.white });
  canvas.rect({ ...WIDE, y: 124, height: 2.25 }, COLORS.ink);
  let y = 142;
  y += 4 + writer.write(canvas, data.title, { role: 'display', size: 34, leading: 1.15, ...WIDE, y, tag: 'H1' });
  y += 30 + writer.write(canvas, data.day, { role: 'text', size: 11, ...WIDE, y, color: COLORS.inkSecond, tag: 'P' });
  for (const [index, paragraph] of data.letter.entries()) {
    const size = index === 0 ? 14 : 11.5;
    const width = index === 0 ? CONTENT_WIDTH : MEASURE;
    y += 10 + writer.write(canvas, paragraph, { role: 'text', size, leading: 1.6, ...WIDE, width, y, tag: 'P' });
  }
  if (!data.signature) return;
  y += 18;
  y += writer.write(canvas, data.signature.name, { role: 'display', size: 17, leading: 1.35, ...WIDE, y, tag: 'P' });
  writer.write(canvas, data.signature.role, { role: 'text', size: 11, ...WIDE, y, color: COLORS.inkSecond, tag: 'P' });
}

/** An investor document as a PDF of two pages: a letter, then the figures. */
export function buildReport(openDocument: OpenDocument, data: ReportData): Buffer {
  const { language, title } = data;
  const writer = openDocument({
    title: `${company.name[language]}: ${title}`,
    subject: REPORT_WORDS.sample[language],
    keywords: [REPORT_WORDS.investors[language]],
    language: localeTag(defaultCountry, language),
    date: data.date,
  });
  writer.document.page((canvas) => {
    drawFrame(writer, canvas, data, 1);
    drawLetter(writer, canvas, data);
  });
  writer.document.page((canvas) => {
    drawFrame(writer, canvas, data, 2);
    let y = 58;
    for (const table of data.tables) {
      writer.document.bookmark(table.title, y - 10, true);
      y += 26 + drawTable(writer, canvas, table, y);
    }
    if (data.chart) drawChart(writer, canvas, data.chart, y);
  });
  return writer.document.build();
}
