import { adjust } from '../drawing/color.ts';
import { taper } from '../drawing/curve.ts';
import type { Path, Point } from '../drawing/geometry.ts';
import { buildMark } from '../drawing/mark.ts';
import { steps } from '../drawing/number.ts';
import { ellipse, spline } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import { rangeOf } from '../look/ranges.ts';
import { dropShadow, type Place, place, type Studio } from '../scenes/studio.ts';
import { layBowl, layFlat, laySome, sheetOutline } from './flat.ts';
import { PAPER, STEEL, type Subject } from './subject.ts';

const LEATHER = '#a9683a';
const STRAP = '#7a4526';
const THREAD = '#f0dcb0';
const TOWEL = '#f6efe2';
const STRIPE = '#d98a5c';
const BALM = '#f3e6bd';

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
function laySandal(studio: Studio, at: Place, foot: Side): void {
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

/** A woven towel folded in three, its fringe to the front. */
function layTowel(studio: Studio, at: Place): void {
  const { drawing } = studio;
  place(studio, at, () => {
    for (let thread = 0; thread < 29; thread++) {
      const x = -98 + thread * 7;
      const end: Point = [x + Math.sin(thread * 2.3) * 3, 136 + Math.sin(thread * 1.7) * 3];
      drawing.group({ x: 3, y: 3, opacity: 0.3 }, () => drawing.path(taper([[x, 112], end], 4, 3), studio.shade));
      drawing.path(taper([[x, 112], end], 4, 2.6), adjust(TOWEL, thread % 2 ? -0.02 : 0.01));
    }
  });
  for (const [shift, lift] of [
    [0, 14],
    [6, 3],
    [12, 3],
  ] as const)
    layFlat(
      studio,
      { ...at, y: at.y - shift / 2 },
      { outline: sheetOutline(212 - shift * 0.4, 240 - shift, 26), color: adjust(TOWEL, shift * 0.001), lift },
    );
  place(studio, at, () => {
    for (let row = 0; row < 34; row++)
      drawing.rect(-102, -120 + row * 6.6, 204, 1.4, adjust(TOWEL, -0.1), { opacity: 0.28 });
    for (const [y, tall] of [
      [46, 4],
      [56, 16],
      [78, 4],
    ] as const)
      drawing.rect(-103, y, 206, tall, STRIPE, { opacity: 0.78 });
  });
}

/** A tin of balm from above, its lid beside it. */
function layTin(studio: Studio, at: Place): void {
  const { drawing } = studio;
  const { body } = rangeOf('balsam');
  layBowl(studio, at, { radius: 66, color: STEEL, content: BALM }, () => {
    for (const [turn, light] of [
      [0.4, -0.07],
      [0.3, 0.05],
    ] as const) {
      const swirl = steps(20, (t): Point => {
        const angle = turn + t * 7.4;
        return [Math.cos(angle) * (38 - t * 32), Math.sin(angle) * (38 - t * 32)];
      });
      drawing.path(taper(swirl, 5, 2), adjust(BALM, light), { opacity: 0.7 });
    }
  });
  layFlat(
    studio,
    { x: at.x + 143, y: at.y + 30, rotation: 0.2 },
    { outline: ellipse(0, 0, 69, 69), color: body, lift: 10 },
    () => {
      drawing.path(ellipse(0, 0, 60, 60), adjust(body, -0.07));
      drawing.path(ellipse(1.5, 1.5, 59, 59), adjust(body, 0.02));
      drawing.group({ y: 27 }, () => drawing.path(buildMark(54).leaf, PAPER));
    },
  );
}

/** A pair of sandals on the tiles, a tin of balm and a towel beside them. */
export const sandals: Subject = (studio, { plant }) => {
  layTowel(studio, { x: 916, y: 300, rotation: 0.12 });
  laySandal(studio, { x: 556, y: 424, rotation: -0.12 }, -1);
  laySandal(studio, { x: 702, y: 410, rotation: 0.1 }, 1);
  layTin(studio, { x: 846, y: 512 });
  laySome(studio, plant, { x: 416, y: 488, rotation: -0.3 }, 220);
};
