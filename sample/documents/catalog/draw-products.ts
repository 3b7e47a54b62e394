import { buildFullName } from '../../../contract/full-name.ts';
import { rangeOf } from '../../imagery/look/ranges.ts';
import type { DocumentWriter } from '../layout/document-writer.ts';
import { COLORS, CONTENT_WIDTH, MARGIN } from '../layout/paper.ts';
import { WORDS } from '../layout/words.ts';
import type { Canvas } from '../pdf/canvas.ts';
import type { Picture } from '../pdf/picture-stream.ts';
import type { CatalogRange } from './catalog-data.ts';
import type { CatalogProduct } from './catalog-product.ts';
import { anchorOf } from './draw-contents.ts';
import { drawSizes } from './draw-sizes.ts';
import { PRODUCTS_A_PAGE } from './plan.ts';

const TOP = 66;
const BOTTOM = 48;
const NICHE = { width: 172, height: 215 } as const;
const GAP = 24;
const TEXT_X = MARGIN + NICHE.width + GAP;
const TEXT_WIDTH = CONTENT_WIDTH - NICHE.width - GAP;

function drawProduct(
  writer: DocumentWriter,
  canvas: Canvas,
  range: CatalogRange,
  product: CatalogProduct,
  picture: Picture | null,
  top: number,
) {
  const { document, language } = writer;
  document.anchor(anchorOf(product.slug), top - 12);
  document.bookmark(product.name, top - 12, true);
  canvas.rect({ x: MARGIN, y: top, ...NICHE }, rangeOf(range.range).room);
  if (picture) {
    const place = { x: MARGIN, y: top, ...NICHE };
    canvas.tagged('Figure', () => canvas.picture(document.embed(picture), place), {
      alt: buildFullName(product.name, range.name, language),
    });
  }
  const wide = { x: TEXT_X, width: TEXT_WIDTH } as const;
  const small = { role: 'text', size: 8.5, leading: 1.4, color: COLORS.inkSecond, ...wide } as const;
  let y = top - 2;
  if (product.flag)
    writer.write(canvas, product.flag, { ...small, role: 'strong', color: COLORS.ember, y, align: 'end', tag: 'P' });
  y += writer.write(canvas, product.type, { ...small, y, tag: 'P' });
  y +=
    3 +
    writer.write(canvas, product.name, {
      role: 'display',
      size: 19,
      leading: 1.3,
      ...wide,
      y,
      mostLines: 2,
      tag: 'H2',
    });
  y += 10 + writer.write(canvas, product.short, { role: 'text', size: 9.5, ...wide, y, mostLines: 4, tag: 'P' });
  y += 7 + drawSizes(writer, canvas, product, { ...wide, y });
  if (product.soldAt.length === 0) return;
  writer.write(canvas, `${WORDS.soldAt[language]} ${product.soldAt.join(' · ')}`, { ...small, y, tag: 'P' });
}

/** A page of products, one per row: the pack in its niche, with texts, sizes and shops beside it. */
export function drawProducts(
  writer: DocumentWriter,
  canvas: Canvas,
  range: CatalogRange,
  products: readonly { product: CatalogProduct; picture: Picture | null }[],
): void {
  const height = (canvas.height - TOP - BOTTOM) / PRODUCTS_A_PAGE;
  canvas.rect({ x: 0, y: 0, width: 12, height: canvas.height }, rangeOf(range.range).room);
  writer.write(canvas, `${range.name} · ${range.tagline}`, {
    role: 'text',
    size: 8.5,
    x: MARGIN,
    y: 32,
    width: CONTENT_WIDTH,
    color: COLORS.inkSecond,
  });
  for (const [index, { product, picture }] of products.entries()) {
    drawProduct(writer, canvas, range, product, picture, TOP + index * height);
  }
}
