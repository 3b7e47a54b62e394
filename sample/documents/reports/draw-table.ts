import type { DocumentWriter } from '../layout/document-writer.ts';
import { COLORS, CONTENT_WIDTH, MARGIN } from '../layout/paper.ts';
import type { Canvas } from '../pdf/canvas.ts';
import type { ReportChart } from './report-chart.ts';
import type { ReportTable } from './report-tables.ts';

const ROW = 22;
/** The first column's fraction of the width, in tables of few and of many columns. */
const FIRST = { few: 0.42, many: 0.3 } as const;

/** Writes a table with its heading and returns its height. */
export function drawTable(writer: DocumentWriter, canvas: Canvas, table: ReportTable, top: number): number {
  const { document } = writer;
  const columns = Math.max(...table.rows.map((row) => row.length), 2);
  const first = CONTENT_WIDTH * (columns > 4 ? FIRST.many : FIRST.few);
  const other = (CONTENT_WIDTH - first) / (columns - 1);
  const cell = (index: number) =>
    index === 0 ? { x: MARGIN, width: first } : { x: MARGIN + first + (index - 1) * other, width: other };
  let y = top;
  const wide = { x: MARGIN, width: CONTENT_WIDTH } as const;
  y += 8 + writer.write(canvas, table.title, { role: 'display', size: 19, leading: 1.35, ...wide, y, tag: 'H2' });

  document.within('Table', () => {
    document.within('TR', () => {
      for (const [index, text] of table.head.entries()) {
        const style = { role: 'text', size: 8.5, leading: ROW / 8.5, color: COLORS.inkSecond, tag: 'TH' } as const;
        writer.write(canvas, text, { ...style, ...cell(index), y, ...(index > 0 && { align: 'end' }) });
      }
    });
    y += ROW;
    canvas.rect({ ...wide, y, height: 1.5 }, COLORS.ink);
    for (const row of table.rows) {
      const style = { size: 10.5, leading: 1.4, y: y + 4 } as const;
      let height: number = ROW;
      document.within('TR', () => {
        for (const [index, text] of row.entries()) {
          const role = index === 0 || index === table.strong ? 'strong' : 'text';
          const own = index === 0 ? ({ tag: 'TH' } as const) : ({ tag: 'TD', align: 'end' } as const);
          height = Math.max(height, 8 + writer.write(canvas, text, { role, ...style, ...cell(index), ...own }));
        }
      });
      y += height;
      canvas.rect({ ...wide, y, height: 0.6 }, COLORS.line);
    }
  });
  return y - top;
}

const CHART = { height: 110, gap: 10 } as const;

/** Draws bars over time in reading direction, the newest dark, and returns the chart's height. */
export function drawChart(writer: DocumentWriter, canvas: Canvas, { title, bars }: ReportChart, top: number): number {
  const wide = { x: MARGIN, width: CONTENT_WIDTH } as const;
  const head =
    writer.write(canvas, title, { role: 'display', size: 19, leading: 1.35, ...wide, y: top, tag: 'H2' }) + 10;
  const width = (CONTENT_WIDTH + CHART.gap) / bars.length - CHART.gap;
  const base = top + head + 16 + CHART.height;
  const alt = bars.map(({ label, value }) => `${label}: ${value}`).join(writer.direction === 'rtl' ? '، ' : ', ');
  canvas.tagged(
    'Figure',
    () => {
      for (const [index, { label, value, part }] of bars.entries()) {
        const x = MARGIN + index * (width + CHART.gap);
        const height = part * CHART.height;
        const color = index === bars.length - 1 ? COLORS.ink : COLORS.sage;
        canvas.rect({ x, y: base - height, width, height }, color);
        const text = { role: 'text', size: 8.5, x, width, leading: 1.5, align: 'middle' } as const;
        writer.write(canvas, value, { ...text, role: 'strong', y: base - height - 14, direction: 'ltr' });
        writer.write(canvas, label, { ...text, size: 7.5, y: base + 5, color: COLORS.inkSecond });
      }
      canvas.rect({ ...wide, y: base, height: 1.5 }, COLORS.ink);
    },
    { alt },
  );
  return base + 34 - top;
}
