import { buildFullName } from '../../../contract/full-name.ts';
import { adjust, lightnessOf } from '../../imagery/drawing/color.ts';
import { rangeOf } from '../../imagery/look/ranges.ts';
import type { DocumentWriter } from '../layout/document-writer.ts';
import { drawLogo } from '../layout/logo.ts';
import { nicheColors } from '../layout/niche.ts';
import { COLORS, CONTENT_WIDTH, MARGIN } from '../layout/paper.ts';
import type { Pictures } from '../layout/pictures.ts';
import { WORDS } from '../layout/words.ts';
import type { Canvas } from '../pdf/canvas.ts';
import type { CatalogData, CatalogRange } from './catalog-data.ts';
import type { CatalogProduct } from './catalog-product.ts';

const SHELF_TOP = 322;
/** Height of each niche as a fraction of the shelf; neighbours differ. */
const STAGGER = [0.94, 0.82, 1, 0.88, 0.97] as const;
const MIN_NICHES = 3;
/** How much lighter or darker a range's second and third niche are. */
const SHADES = [0, 0.035, -0.03] as const;

type Niche = { range: CatalogRange; product: CatalogProduct; place: number };

/** One niche per range; a catalog of few ranges shows several products of each. */
function chooseNiches(ranges: readonly CatalogRange[]): Niche[] {
  const each = Math.ceil(MIN_NICHES / Math.max(1, ranges.length));
  return ranges.flatMap((range) => {
    const leads = [...range.products].sort((one, other) => Number(other.flag !== null) - Number(one.flag !== null));
    return leads.slice(0, each).map((product, place) => ({ range, product, place }));
  });
}

/** The front cover: the title on white over a shelf of the ranges' rooms. */
export async function drawCover(
  writer: DocumentWriter,
  data: CatalogData,
  pictures: Pictures,
): Promise<(canvas: Canvas) => void> {
  const niches = await Promise.all(
    chooseNiches(data.ranges).map(async (niche) => {
      const { room: wall, text } = rangeOf(niche.range.range);
      const room = adjust(wall, SHADES[niche.place % SHADES.length] ?? 0);
      return { ...niche, room, text, picture: await pictures.packshot(niche.product.picture, room) };
    }),
  );

  return (canvas) => {
    drawLogo(writer, canvas, { x: canvas.width / 2, y: 92, height: 34, ink: COLORS.ink, veins: COLORS.white });
    canvas.rect({ x: MARGIN, y: 128, width: CONTENT_WIDTH, height: 2.25 }, COLORS.ink);
    const title = {
      role: 'display',
      size: 50,
      leading: writer.direction === 'rtl' ? 1.32 : 1.02,
      width: CONTENT_WIDTH,
    } as const;
    const height = writer.write(canvas, data.title, { ...title, x: MARGIN, y: 148, mostLines: 2, tag: 'H1' });
    const subtitle = `${WORDS.catalog[writer.language]} · ${data.country}`;
    writer.write(canvas, subtitle, {
      role: 'text',
      size: 14,
      width: CONTENT_WIDTH,
      x: MARGIN,
      y: 158 + height,
      tag: 'P',
    });

    const width = canvas.width / Math.max(1, niches.length);
    niches.forEach(({ range, product, place, room, text, picture }, index) => {
      const tall = (canvas.height - SHELF_TOP) * (STAGGER[index % STAGGER.length] ?? 1);
      const [x, y] = [index * width, canvas.height - tall];
      const { wall, floor } = nicheColors(room);
      const box = { x, y, width: width + 0.5, height: tall };
      canvas.rect(box, wall);
      const pictureWidth = Math.max(width * 1.2, 176);
      const pictureHeight = pictureWidth * 1.25;
      const foot = canvas.height - 44;
      canvas.rect({ ...box, y: foot, height: canvas.height - foot }, floor);
      if (picture) {
        const frame = {
          x: x + (width - pictureWidth) / 2,
          y: foot - pictureHeight,
          width: pictureWidth,
          height: pictureHeight,
        };
        const draw = () => canvas.picture(writer.document.embed(picture), frame, box);
        canvas.tagged('Figure', draw, { alt: buildFullName(product.name, range.name, writer.language) });
      }
      const inner = { x: x + 14, width: width - 20, color: lightnessOf(room) > 0.6 ? COLORS.ink : text } as const;
      if (place > 0) return;
      const named = writer.write(canvas, range.name, {
        role: 'display',
        size: 19,
        leading: 1.3,
        ...inner,
        y: y + 14,
        tag: 'P',
      });
      writer.write(canvas, range.tagline, { role: 'text', size: 9, ...inner, y: y + 16 + named, tag: 'P' });
    });
  };
}
