import { rangeOf } from '../../imagery/look/ranges.ts';
import type { DocumentWriter } from '../layout/document-writer.ts';
import { MARGIN } from '../layout/paper.ts';
import type { Canvas } from '../pdf/canvas.ts';
import type { Picture } from '../pdf/picture-stream.ts';
import type { CatalogRange } from './catalog-data.ts';
import { anchorOf } from './draw-contents.ts';

const PICTURE_HEIGHT = 556;
/** The longest comfortable line of running text, in points. */
const MEASURE = 400;

/** A range's first page: its room and its description. */
export function drawRange(writer: DocumentWriter, canvas: Canvas, data: CatalogRange, picture: Picture | null): void {
  const { room, text } = rangeOf(data.range);
  writer.document.bookmark(data.name, 0);
  writer.document.anchor(anchorOf(data.range), 0);
  canvas.rect({ x: 0, y: 0, width: canvas.width, height: canvas.height }, room);
  const window = { x: 0, y: 0, width: canvas.width, height: PICTURE_HEIGHT };
  if (picture) {
    const height = (canvas.width * picture.height) / picture.width;
    const place = { ...window, y: PICTURE_HEIGHT - height, height };
    canvas.tagged('Figure', () => canvas.picture(writer.document.embed(picture), place, window), {
      alt: `${data.name} · ${data.tagline}`,
    });
  }
  const wide = { x: MARGIN, width: canvas.width - 2 * MARGIN, color: text } as const;
  let y = PICTURE_HEIGHT + 18;
  const other = writer.direction === 'rtl' ? 'ltr' : 'rtl';
  writer.write(canvas, data.otherName, {
    role: 'display',
    size: 26,
    leading: 2,
    ...wide,
    y,
    align: 'end',
    direction: other,
  });
  y += writer.write(canvas, data.name, { role: 'display', size: 46, leading: 1.16, ...wide, y, tag: 'H1' });
  y += 2 + writer.write(canvas, data.tagline, { role: 'text', size: 11, ...wide, y, tag: 'P' });
  y +=
    12 +
    writer.write(canvas, data.heading, { role: 'display', size: 19, leading: 1.35, ...wide, y: y + 10, tag: 'H2' });
  for (const paragraph of data.paragraphs) {
    y +=
      5 +
      writer.write(canvas, paragraph, {
        role: 'text',
        size: 10.5,
        leading: 1.55,
        ...wide,
        width: MEASURE,
        y,
        tag: 'P',
      });
  }
}
