import { rangeOf } from '../../imagery/look/ranges.ts';
import type { Canvas } from '../pdf/canvas.ts';
import type { Picture } from '../pdf/document.ts';
import { COLORS, CONTENT_WIDTH, MARGIN, type Press } from '../press/press.ts';
import { WORDS } from '../press/words.ts';
import type { CatalogProduct, CatalogRange } from './catalog-data.ts';
import { anchorOf } from './draw-contents.ts';
import { PRODUCTS_A_PAGE } from './plan.ts';
import { barcodeModules } from './trade.ts';

const TOP = 66;
const BOTTOM = 48;
const NICHE = { width: 172, height: 215 } as const;
const GAP = 24;
const TEXT_X = MARGIN + NICHE.width + GAP;
const TEXT_WIDTH = CONTENT_WIDTH - NICHE.width - GAP;
const SIZE_ROW = 21;
/** Where the columns of the sizes begin, and how wide they are. */
const COLUMNS = { size: [0, 84], carton: [84, 56], barcode: [140, TEXT_WIDTH - 140] } as const;
const BARS = { module: 0.85, height: 13 } as const;

function drawBarcode(canvas: Canvas, number: string, x: number, y: number) {
  const modules = barcodeModules(number);
  const width = modules.length * BARS.module;
  const bars = [...modules].flatMap((module, index) => {
    const left = index * BARS.module;
    return module === '1' ? [barPath(left, BARS.module)] : [];
  });
  // A symbol reads from left to right in every language.
  canvas.path(bars.flat(), COLORS.ink, { x: x + (canvas.direction === 'rtl' ? width : 0), y });
  return width;
}

function barPath(left: number, width: number) {
  return [
    { op: 'M', to: [left, 0] },
    { op: 'L', to: [left + width, 0] },
    { op: 'L', to: [left + width, BARS.height] },
    { op: 'L', to: [left, BARS.height] },
    { op: 'Z' },
  ] as const;
}

function drawSizes(press: Press, canvas: Canvas, product: CatalogProduct, top: number): number {
  const { language, document } = press;
  const cell = ([x, width]: readonly [number, number]) => ({ x: TEXT_X + x, width });
  let y = top;
  document.within('Table', () => {
    const head = { role: 'text', size: 7.5, leading: 1.6, color: COLORS.inkSecond, tag: 'TH' } as const;
    document.within('TR', () => {
      for (const column of ['size', 'carton', 'barcode'] as const)
        press.write(canvas, WORDS[column][language], { ...head, ...cell(COLUMNS[column]), y });
    });
    y += 14;
    for (const { label, carton, barcode } of product.sizes) {
      canvas.rect({ x: TEXT_X, y, width: TEXT_WIDTH, height: 0.6 }, COLORS.line);
      const row = { leading: SIZE_ROW / 10, size: 10, y, tag: 'TD', mostLines: 1 } as const;
      document.within('TR', () => {
        press.write(canvas, label, { role: 'strong', ...row, ...cell(COLUMNS.size) });
        press.write(canvas, String(carton), { role: 'text', ...row, ...cell(COLUMNS.carton) });
        const { x, width } = cell(COLUMNS.barcode);
        const drawn = drawBarcode(canvas, barcode, x, y + (SIZE_ROW - BARS.height) / 2) + 10;
        press.write(canvas, barcode, {
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
  canvas.rect({ x: TEXT_X, y, width: TEXT_WIDTH, height: 0.6 }, COLORS.line);
  return y - top;
}

function drawProduct(
  press: Press,
  canvas: Canvas,
  range: CatalogRange,
  product: CatalogProduct,
  picture: Picture | null,
  top: number,
) {
  const { document, language } = press;
  document.anchor(anchorOf(product.slug), top - 12);
  document.bookmark(product.name, top - 12, true);
  canvas.rect({ x: MARGIN, y: top, ...NICHE }, rangeOf(range.range).room);
  if (picture) {
    const place = { x: MARGIN, y: top, ...NICHE };
    canvas.tagged('Figure', () => canvas.picture(document.embed(picture), place), {
      alt: `${range.name} ${product.name}`,
    });
  }
  const wide = { x: TEXT_X, width: TEXT_WIDTH } as const;
  const small = { role: 'text', size: 8.5, leading: 1.4, color: COLORS.inkSecond, ...wide } as const;
  let y = top - 2;
  if (product.flag)
    press.write(canvas, product.flag, { ...small, role: 'strong', color: COLORS.ember, y, align: 'end', tag: 'P' });
  y += press.write(canvas, product.type, { ...small, y, tag: 'P' });
  y +=
    3 +
    press.write(canvas, product.name, { role: 'display', size: 19, leading: 1.3, ...wide, y, mostLines: 2, tag: 'H2' });
  y += 10 + press.write(canvas, product.short, { role: 'text', size: 9.5, ...wide, y, mostLines: 4, tag: 'P' });
  y += 7 + drawSizes(press, canvas, product, y);
  if (product.soldAt.length === 0) return;
  press.write(canvas, `${WORDS.soldAt[language]} ${product.soldAt.join(' · ')}`, { ...small, y, tag: 'P' });
}

/** A page of products, each a row: the pack in its niche, and beside it what a buyer needs. */
export function drawProducts(
  press: Press,
  canvas: Canvas,
  range: CatalogRange,
  products: readonly { product: CatalogProduct; picture: Picture | null }[],
): void {
  const height = (canvas.height - TOP - BOTTOM) / PRODUCTS_A_PAGE;
  canvas.rect({ x: 0, y: 0, width: 12, height: canvas.height }, rangeOf(range.range).room);
  press.write(canvas, `${range.name} · ${range.slot}`, {
    role: 'text',
    size: 8.5,
    x: MARGIN,
    y: 32,
    width: CONTENT_WIDTH,
    color: COLORS.inkSecond,
  });
  for (const [index, { product, picture }] of products.entries()) {
    drawProduct(press, canvas, range, product, picture, TOP + index * height);
  }
}
