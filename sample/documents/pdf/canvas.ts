import { mapPath, type Path } from '../../imagery/drawing/geometry.ts';
import type { Direction } from '../type/bidi.ts';
import type { SetText } from '../type/set-text.ts';
import type { FontBook } from './font-book.ts';
import { type Color, formatColor, formatPath, formatRun } from './operators.ts';
import type { Tag, TagOptions } from './tags.ts';
import { formatNumber as number } from './values.ts';

type Box = { x: number; y: number; width: number; height: number };
export type TextPlace = { x: number; y: number; width: number; color: Color; align?: 'start' | 'middle' | 'end' };

/**
 * One page being drawn. Coordinates are points from the top and the start side of the page, which is the left, or the
 * right in a right-to-left document.
 */
export type Canvas = {
  width: number;
  height: number;
  direction: Direction;
  rect(box: Box, color: Color): void;
  /** Fills an outline with its origin at (x, y); never mirrored. */
  path(path: Path, color: Color, place: { x: number; y: number; scale?: number }): void;
  /** A picture by its resource name; `clip` cuts it to a box. */
  picture(resource: string, box: Box, clip?: Box): void;
  text(text: SetText, place: TextPlace): void;
  /** Tags what `draw` draws as content of this kind; everything outside such calls is decoration. */
  tagged(tag: Tag, draw: () => void, options?: TagOptions): void;
  /** The page's operators. */
  content(): string;
};

/** How far the baseline is below a line's middle (in ems), to centre lower-case letters in the line. */
const MIDDLE = 0.34;

/** Creates the canvas of a page; `startContent` returns the number of a tagged piece of content. */
export function createCanvas(page: {
  width: number;
  height: number;
  direction: Direction;
  fonts: FontBook;
  startContent: (tag: Tag, options: TagOptions) => number;
}): Canvas {
  const { width, height, direction, fonts } = page;
  const operators: string[] = [];
  let inside: 'nothing' | 'artifact' | 'tag' = 'nothing';

  const left = (x: number, boxWidth: number) => (direction === 'rtl' ? width - x - boxWidth : x);
  const rectangle = (box: Box) =>
    [left(box.x, box.width), height - box.y - box.height, box.width, box.height].map(number).join(' ');

  function emit(...lines: string[]) {
    if (inside === 'nothing') {
      operators.push('/Artifact BMC');
      inside = 'artifact';
    }
    operators.push(...lines);
  }
  function endArtifact() {
    if (inside === 'artifact') operators.push('EMC');
    inside = 'nothing';
  }

  return {
    width,
    height,
    direction,
    rect: (box, color) => emit(`${formatColor(color)} ${rectangle(box)} re f`),
    path(path, color, { x, y, scale = 1 }) {
      const placed = mapPath(path, (px, py) => [left(x, 0) + px * scale, height - y - py * scale]);
      emit(`${formatColor(color)} ${formatPath(placed)} f`);
    },
    picture(resource, box, clip) {
      const matrix = [box.width, 0, 0, box.height, left(box.x, box.width), height - box.y - box.height];
      const cut = clip ? `${rectangle(clip)} re W n ` : '';
      emit(`q ${cut}${matrix.map(number).join(' ')} cm /${resource} Do Q`);
    },
    text({ lines, size, leading }, { x, y, width: room, color, align = 'start' }) {
      const toRight = (align === 'start') === (direction === 'rtl');
      const marks: string[] = [];
      emit(`BT ${formatColor(color)}`);
      lines.forEach((line, index) => {
        const free = room - line.width;
        let pen = left(x, room) + (align === 'middle' ? free / 2 : toRight ? free : 0);
        const baseline = height - (y + (index + 0.5) * size * leading + MIDDLE * size);
        for (const run of line.runs) {
          const shown = formatRun(run, { x: pen, y: baseline, size, fonts });
          emit(shown.text);
          marks.push(...shown.marks);
          pen += run.width;
        }
      });
      emit('ET', ...marks);
    },
    tagged(tag, draw, options = {}) {
      endArtifact();
      operators.push(`/${tag}<</MCID ${page.startContent(tag, options)}>>BDC`);
      inside = 'tag';
      draw();
      inside = 'nothing';
      operators.push('EMC');
    },
    content() {
      endArtifact();
      return operators.join('\n');
    },
  };
}
