import type { DocumentWriter } from '../layout/document-writer.ts';
import { COLORS } from '../layout/paper.ts';
import { WORDS } from '../layout/words.ts';
import type { Canvas } from '../pdf/canvas.ts';
import type { CatalogProduct } from './catalog-product.ts';
import { BARS, drawBarcode } from './draw-barcode.ts';

const SIZE_ROW = 21;
/** Start and width of each column; the barcode takes the rest. */
const COLUMNS = { size: [0, 84], carton: [84, 56], barcode: [140, Infinity] } as const;

/** Draws the table of a product's sizes and returns its height. */
export function drawSizes(
  writer: DocumentWriter,
  canvas: Canvas,
  product: CatalogProduct,
  at: { x: number; y: number; width: number },
): number {
  const { language, document } = writer;
  const cell = ([x, width]: readonly [number, number]) => ({ x: at.x + x, width: Math.min(width, at.width - x) });
  const drawLine = (y: number) => canvas.rect({ x: at.x, y, width: at.width, height: 0.6 }, COLORS.line);
  let { y } = at;
  document.within('Table', () => {
    const head = { role: 'text', size: 7.5, leading: 1.6, color: COLORS.inkSecond, tag: 'TH' } as const;
    document.within('TR', () => {
      for (const column of ['size', 'carton', 'barcode'] as const)
        writer.write(canvas, WORDS[column][language], { ...head, ...cell(COLUMNS[column]), y });
    });
    y += 14;
    for (const { label, carton, barcode } of product.sizes) {
      drawLine(y);
      const row = { leading: SIZE_ROW / 10, size: 10, y, tag: 'TD', mostLines: 1 } as const;
      document.within('TR', () => {
        writer.write(canvas, label, { role: 'strong', ...row, ...cell(COLUMNS.size) });
        writer.write(canvas, String(carton), { role: 'text', ...row, ...cell(COLUMNS.carton) });
        if (barcode === undefined) return;
        const { x, width } = cell(COLUMNS.barcode);
        const drawn = drawBarcode(canvas, barcode, x, y + (SIZE_ROW - BARS.height) / 2) + 10;
        writer.write(canvas, barcode, {
          role: 'text',
          ...row,
          size: 9,
          leading: SIZE_ROW / 9,
          x: x + drawn,
          width: width - drawn,
        });
      });
      y += SIZE_ROW;
    }
  });
  drawLine(y);
  return y - at.y;
}
