import { company } from '../../company.ts';
import { rangeOf } from '../../imagery/look/ranges.ts';
import type { DocumentWriter, OpenDocument } from '../layout/document-writer.ts';
import { COLORS, CONTENT_WIDTH, MARGIN } from '../layout/paper.ts';
import type { Pictures } from '../layout/pictures.ts';
import { WORDS } from '../layout/words.ts';
import type { Canvas } from '../pdf/canvas.ts';
import type { CatalogData } from './catalog-data.ts';
import { drawBack } from './draw-back.ts';
import { drawContents } from './draw-contents.ts';
import { drawCover } from './draw-cover.ts';
import { drawProducts } from './draw-products.ts';
import { drawRange } from './draw-range.ts';
import { planCatalog } from './plan.ts';

function drawPageFooter(writer: DocumentWriter, canvas: Canvas, data: CatalogData, page: number) {
  const style = {
    role: 'text',
    size: 8.5,
    x: MARGIN,
    y: canvas.height - 34,
    width: CONTENT_WIDTH,
    color: COLORS.inkSecond,
  } as const;
  writer.write(canvas, `${data.title} · ${data.country}`, style);
  writer.write(canvas, String(page), { ...style, role: 'strong', color: COLORS.ink, align: 'end' });
}

/** Builds a catalog as a PDF: cover, contents, every range with its products, locations. */
export async function buildCatalog(openDocument: OpenDocument, data: CatalogData, pictures: Pictures): Promise<Buffer> {
  const { title, country, language, languageTag } = data;
  const writer = openDocument({
    title: `${company.name[language]}: ${title} · ${country}`,
    subject: WORDS.catalog[language],
    keywords: data.ranges.map(({ name }) => name),
    language: languageTag,
    date: `${data.year}-01-15`,
  });
  const { document } = writer;
  const plan = planCatalog(data);
  document.page(await drawCover(writer, data, pictures));
  for (let index = 0; index < plan.contentsPages; index++) {
    document.page((canvas) => {
      drawContents(writer, canvas, plan.contents.slice(index * 2, index * 2 + 2), index === 0);
      drawPageFooter(writer, canvas, data, 2 + index);
    });
  }
  for (const { range, page, pages } of plan.ranges) {
    const room = await pictures.room(`hero-mobile/${range.range}`, writer.direction === 'rtl');
    document.page((canvas) => drawRange(writer, canvas, range, room));
    for (const [index, products] of pages.entries()) {
      const pictured = await Promise.all(
        products.map(async (product) => ({
          product,
          picture: await pictures.packshot(product.picture, rangeOf(range.range).room),
        })),
      );
      document.page((canvas) => {
        drawProducts(writer, canvas, range, pictured);
        drawPageFooter(writer, canvas, data, page + 1 + index);
      });
    }
  }
  document.page((canvas) => drawBack(writer, canvas, data));
  return document.build();
}
