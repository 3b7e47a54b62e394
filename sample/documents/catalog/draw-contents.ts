import { rangeOf } from '../../imagery/look/ranges.ts';
import type { DocumentWriter } from '../layout/document-writer.ts';
import { COLORS, CONTENT_WIDTH, MARGIN } from '../layout/paper.ts';
import { WORDS } from '../layout/words.ts';
import type { Canvas } from '../pdf/canvas.ts';
import type { ContentsItem } from './plan.ts';

const GUTTER = 28;
const COLUMN = (CONTENT_WIDTH - GUTTER) / 2;
const LINE = 14;
const NUMBER_WIDTH = 28;

/** The anchor of a range or product within the document. */
export const anchorOf = (slug: string) => `p-${slug}`;

function drawItem(writer: DocumentWriter, canvas: Canvas, item: ContentsItem, x: number, y: number): number {
  const { document } = writer;
  const page = String(item.page);
  const end = { x: x + COLUMN - NUMBER_WIDTH, width: NUMBER_WIDTH, align: 'end' } as const;
  if (item.kind === 'product') {
    canvas.tagged('TOCI', () => {
      const text = { role: 'text', size: 9.5, leading: LINE / 9.5 } as const;
      writer.write(canvas, item.product.name, {
        ...text,
        x: x + 18,
        y,
        width: COLUMN - NUMBER_WIDTH - 18,
        mostLines: 1,
      });
      writer.write(canvas, page, { ...text, ...end, y, color: COLORS.inkSecond });
    });
    document.link(anchorOf(item.product.slug), { x, y, width: COLUMN, height: LINE });
    return LINE;
  }
  const { range, name, tagline } = item.range;
  const top = y + 9;
  canvas.rect({ x, y: top + 4, width: 10, height: 10 }, rangeOf(range).room);
  canvas.tagged('TOCI', () => {
    const width = COLUMN - NUMBER_WIDTH - 18;
    const head = { role: 'display', size: 15, leading: 1.3 } as const;
    const titled = writer.set(name, { ...head, width });
    writer.write(canvas, name, { ...head, x: x + 18, y: top, width });
    writer.write(canvas, tagline, {
      role: 'text',
      size: 9,
      leading: 1.3 * (15 / 9),
      x: x + 26 + titled.width,
      y: top + 1,
      width: width - titled.width - 8,
      color: COLORS.inkSecond,
      mostLines: 1,
    });
    writer.write(canvas, page, { role: 'strong', size: 9.5, leading: 2, ...end, y: top });
  });
  document.link(anchorOf(range), { x, y: top, width: COLUMN, height: 20 });
  return 3 * LINE - 8;
}

/** One page of the contents: up to two columns of ranges and their products. */
export function drawContents(
  writer: DocumentWriter,
  canvas: Canvas,
  columns: readonly ContentsItem[][],
  isFirst: boolean,
): void {
  let top = 62;
  if (isFirst) {
    const title = WORDS.contents[writer.language];
    writer.document.bookmark(title, 0);
    canvas.rect({ x: MARGIN, y: top, width: CONTENT_WIDTH, height: 2.25 }, COLORS.ink);
    top +=
      16 +
      writer.write(canvas, title, {
        role: 'display',
        size: 34,
        leading: 1.25,
        x: MARGIN,
        y: top + 8,
        width: CONTENT_WIDTH,
        tag: 'H1',
      });
  }
  writer.document.within('TOC', () => {
    columns.forEach((items, column) => {
      let y = top;
      for (const item of items) y += drawItem(writer, canvas, item, MARGIN + column * (COLUMN + GUTTER), y);
    });
  });
}
