import type { DocumentWriter } from '../layout/document-writer.ts';
import { drawLogo } from '../layout/logo.ts';
import { COLORS, CONTENT_WIDTH, MARGIN } from '../layout/paper.ts';
import { WORDS } from '../layout/words.ts';
import type { Canvas } from '../pdf/canvas.ts';
import type { CatalogData } from './catalog-data.ts';

const COLUMNS = 2;
const GUTTER = 28;

/** The back cover: the company's locations in the country. */
export function drawBack(writer: DocumentWriter, canvas: Canvas, data: CatalogData): void {
  const { language } = writer;
  canvas.rect({ x: 0, y: 0, width: canvas.width, height: canvas.height }, COLORS.sidrDeep);
  canvas.rect({ x: MARGIN, y: 62, width: CONTENT_WIDTH, height: 2.25 }, COLORS.sage);
  const title = WORDS.locations[language];
  writer.document.bookmark(title, 0);
  const style = { x: MARGIN, width: CONTENT_WIDTH, color: COLORS.white } as const;
  const head = writer.write(canvas, title, { role: 'display', size: 34, leading: 1.25, ...style, y: 70, tag: 'H1' });
  const width = (CONTENT_WIDTH - GUTTER) / COLUMNS;
  data.locations.forEach((location, index) => {
    const x = MARGIN + (index % COLUMNS) * (width + GUTTER);
    let y = 90 + head + Math.floor(index / COLUMNS) * 170;
    const text = { role: 'text', size: 10.5, x, width, color: COLORS.sage, tag: 'P' } as const;
    y +=
      4 + writer.write(canvas, location.name, { ...text, role: 'strong', size: 12, color: COLORS.white, y, tag: 'H2' });
    for (const line of location.lines) y += writer.write(canvas, line, { ...text, y });
    // Numbers and addresses read left to right in every language, but align to the start side.
    const latin = { ...text, direction: 'ltr', leading: writer.direction === 'rtl' ? 1.6 : 1.35 } as const;
    y += writer.write(canvas, location.phone, { ...latin, y: y + 4 }) + 4;
    writer.write(canvas, location.email, { ...latin, y });
  });
  writer.write(canvas, WORDS.sampleCatalog[language], {
    role: 'text',
    size: 8.5,
    ...style,
    color: COLORS.sage,
    y: 700,
    tag: 'P',
  });
  drawLogo(writer, canvas, { x: canvas.width / 2, y: 790, height: 30, ink: COLORS.white, veins: COLORS.sidrDeep });
}
