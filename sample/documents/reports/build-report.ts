import { defaultCountry, localeTag } from '../../../contract/countries.ts';
import { company } from '../../company.ts';
import type { Canvas } from '../pdf/canvas.ts';
import { COLORS, CONTENT_WIDTH, drawLogo, MARGIN, type Press, type PressOptions } from '../press/press.ts';
import { drawChart, drawTable } from './draw-table.ts';
import type { ReportData } from './report-data.ts';
import { REPORT_WORDS } from './report-words.ts';

/** The longest line of a letter. */
const MEASURE = 400;
const WIDE = { x: MARGIN, width: CONTENT_WIDTH } as const;

/** What every page says: whose it is, that it is a sample, which page it is. */
function drawFrame(press: Press, canvas: Canvas, data: ReportData, page: number) {
  const { language } = press;
  canvas.rect({ x: 0, y: 0, width: canvas.width, height: 26 }, COLORS.mist);
  const small = { role: 'text', size: 8.5, leading: 1.4, ...WIDE, color: COLORS.inkSecond } as const;
  press.write(canvas, REPORT_WORDS.sample[language], { ...small, y: 7, align: 'middle', tag: 'P' });
  const foot = canvas.height - 34;
  press.write(canvas, `${company.name[language]} · ${REPORT_WORDS.investors[language]} · ${data.title}`, {
    ...small,
    y: foot,
  });
  press.write(canvas, String(page), { ...small, role: 'strong', color: COLORS.ink, y: foot, align: 'end' });
}

function drawLetter(press: Press, canvas: Canvas, data: ReportData) {
  press.document.bookmark(data.title, 0);
  drawLogo(press, canvas, { x: canvas.width / 2, y: 92, height: 30, ink: COLORS.ink, veins: COLORS.white });
  canvas.rect({ ...WIDE, y: 124, height: 2.25 }, COLORS.ink);
  let y = 142;
  y += 4 + press.write(canvas, data.title, { role: 'display', size: 34, leading: 1.15, ...WIDE, y, tag: 'H1' });
  y += 30 + press.write(canvas, data.day, { role: 'text', size: 11, ...WIDE, y, color: COLORS.inkSecond, tag: 'P' });
  for (const [index, paragraph] of data.letter.entries()) {
    const size = index === 0 ? 14 : 11.5;
    const width = index === 0 ? CONTENT_WIDTH : MEASURE;
    y += 10 + press.write(canvas, paragraph, { role: 'text', size, leading: 1.6, ...WIDE, width, y, tag: 'P' });
  }
  if (!data.signature) return;
  y += 18;
  y += press.write(canvas, data.signature.name, { role: 'display', size: 17, leading: 1.35, ...WIDE, y, tag: 'P' });
  press.write(canvas, data.signature.role, { role: 'text', size: 11, ...WIDE, y, color: COLORS.inkSecond, tag: 'P' });
}

/** An investor document as a PDF of two pages: a letter, then the figures. */
export function buildReport(print: (options: PressOptions) => Press, data: ReportData): Buffer {
  const { language, title } = data;
  const press = print({
    title: `${company.name[language]}: ${title}`,
    subject: REPORT_WORDS.sample[language],
    keywords: [REPORT_WORDS.investors[language]],
    language: localeTag(defaultCountry, language),
    date: data.date,
  });
  press.document.page((canvas) => {
    drawFrame(press, canvas, data, 1);
    drawLetter(press, canvas, data);
  });
  press.document.page((canvas) => {
    drawFrame(press, canvas, data, 2);
    let y = 58;
    for (const table of data.tables) {
      press.document.bookmark(table.title, y - 10, true);
      y += 26 + drawTable(press, canvas, table, y);
    }
    if (data.chart) drawChart(press, canvas, data.chart, y);
  });
  return press.document.build();
}
