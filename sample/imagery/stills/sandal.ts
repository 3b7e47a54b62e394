import { adjust } from '../drawing/color.ts';
import { taper } from '../drawing/curve.ts';
import type { Path, Point } from '../drawing/geometry.ts';
import { ellipse, spline } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import { dropShadow, type Place, place, type Studio } from '../scenes/studio.ts';

const LEATHER = '#a9683a';
const STRAP = '#7a4526';
const THREAD = '#f0dcb0';

/** The sole of the right sandal about (0, 0), its toes up, the big toe to the left. */
const SOLE: readonly Point[] = [
  [-20, -176],
  [20, -170],
  [50, -138],
  [64, -86],
  [60, -26],
  [48, 36],
  [47, 100],
  [36, 152],
  [0, 174],
  [-36, 154],
  [-46, 100],
  [-42, 36],
  [-52, -26],
  [-62, -86],
  [-56, -142],
];

/** The sandal of one foot: the right one, or with a `side` of -1 the left one. */
type Side = 1 | -1;

const ofSide = (points: readonly Point[], side: Side) => points.map(([x, y]): Point => [x * side, y]);

/** The sole drawn in by `inset` all round. */
const soleAt = (inset: number, side: Side): Point[] =>
  ofSide(
    SOLE.map(([x, y]): Point => [x * (1 - inset / 60), y * (1 - inset / 176)]),
    side,
  );

/** Stitches along a smooth outline. */
function sew({ drawing }: Studio, outline: Path): void {
  let from: Point = [0, 0];
  for (const segment of outline) {
    if (segment.op === 'C') {
      const { first, second, to } = segment;
      const [x, y] = from;
      const along = (t: number): Point => {
        const [a, b, c, d] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3];
        return [a * x + b * first[0] + c * second[0] + d * to[0], a * y + b * first[1] + c * second[1] + d * to[1]];
      };
      const count = Math.max(1, Math.round(Math.hypot(to[0] - x, to[1] - y) / 11));
      for (let stitch = 0; stitch < count; stitch++) {
        const ends = [along((stitch + 0.16) / count), along((stitch + 0.76) / count)];
        drawing.path(taper(ends, 2.2, 2.2), THREAD, { opacity: 0.75 });
      }
    }
    if (segment.op !== 'Z') from = segment.to;
  }
}

/** A strap over the foot: its shadow on the sole, its leather bent from side to side. */
function layStrap(studio: Studio, outline: readonly Point[], side: Side, lift: number): void {
  const { drawing } = studio;
  const strap = spline(ofSide(outline, side), { tension: 1 / 8 });
  drawing.group({ clip: spline(soleAt(0, side)) }, () => dropShadow(studio, strap, lift));
  drawing.group({ x: 2, y: 3 }, () => drawing.path(strap, adjust(STRAP, -0.14)));
  drawing.path(
    strap,
    linear([
      [0, adjust(STRAP, -0.06)],
      [0.34, adjust(STRAP, 0.12)],
      [0.62, adjust(STRAP, 0.02)],
      [1, adjust(STRAP, -0.12)],
    ]),
  );
}

/** The band over the instep, the strip that runs from it between the toes, the ring of the big toe. */
const BAND: readonly Point[] = [
  [-65, -62],
  [-34, -82],
  [4, -88],
  [40, -80],
  [68, -60],
  [66, -10],
  [36, -30],
  [4, -36],
  [-30, -32],
  [-57, -12],
];
const STRIP: readonly Point[] = [
  [-12, -128],
  [2, -128],
  [16, -74],
  [-8, -74],
];
const RING: readonly Point[] = [
  [-61, -128],
  [-34, -146],
  [0, -138],
  [2, -116],
  [-32, -122],
  [-60, -104],
];

/** A seam across the band, `down` from its upper edge. */
const seamOfBand = (down: number) => BAND.slice(0, 5).map(([x, y]): Point => [x * 0.9, y + down + Math.abs(x) * 0.06]);

/** The prints that heel, ball and big toe have left. */
const PRINTS = [
  [0, 112, 30, 40],
  [2, -96, 42, 40],
  [-28, -150, 14, 14],
] as const;

/** A sandal as it lies; mirrored, the left one stands where the right one stood. */
export function laySandal(studio: Studio, at: Place, foot: Side): void {
  const { drawing, mirrored } = studio;
  const side = foot === (mirrored ? -1 : 1) ? 1 : -1;
  place(studio, at, () => {
    const edge = spline(soleAt(0, side));
    dropShadow(studio, edge, 15);
    drawing.group({ x: 3, y: 5 }, () => drawing.path(edge, adjust(STRAP, -0.2)));
    drawing.path(edge, adjust(STRAP, 0.03));
    drawing.path(
      spline(soleAt(4, side)),
      linear(
        [
          [0, adjust(LEATHER, 0.1)],
          [0.5, adjust(LEATHER, 0.04)],
          [1, adjust(LEATHER, -0.05)],
        ],
        [0, 0],
        [0.7, 1],
      ),
    );
    for (const [x, y, wide, tall] of PRINTS)
      drawing.path(ellipse(x * side, y, wide, tall), adjust(LEATHER, -0.16), { opacity: 0.34, blur: 7, blurRoom: 60 });
    sew(studio, spline(soleAt(10, side)));
    layStrap(studio, RING, side, 6);
    layStrap(studio, STRIP, side, 6);
    layStrap(studio, BAND, side, 11);
    for (const shift of [10, 40]) sew(studio, spline(ofSide(seamOfBand(shift), side), { closed: false }));
  });
}
