import { adjust } from '../drawing/color.ts';
import { taper } from '../drawing/curve.ts';
import type { Point } from '../drawing/geometry.ts';
import { spline } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import type { Studio } from '../scenes/studio.ts';
import { LINEN } from './subject.ts';
import { rimAt } from './tub.ts';

/** A cotton cloth over the near rim: its folds and its shadow on the tub. */
export function hangCloth({ drawing, shade, mirrored }: Studio): void {
  const side = mirrored ? -1 : 1;
  const cloth = spline(
    [
      ...[-128, -96, -64, -32, 0].map((x): Point => [x * side, rimAt(x) - 7]),
      [4 * side, -104],
      [9 * side, -36],
      [-20 * side, -30],
      [-56 * side, -38],
      [-92 * side, -33],
      [-130 * side, -44],
      [-131 * side, -108],
    ],
    { tension: 1 / 12 },
  );
  drawing.group({ x: 9, y: 6 }, () => drawing.path(cloth, shade, { opacity: 0.34, blur: 5, blurRoom: 30 }));
  const linen = linear(
    [
      [0, adjust(LINEN, 0.05)],
      [0.55, LINEN],
      [1, adjust(LINEN, -0.1)],
    ],
    [0, 0],
    [0.6, 1],
  );
  drawing.path(cloth, linen);
  drawing.group({ clip: cloth }, () => {
    for (const [x, wide, light] of [
      [-84, 12, -0.08],
      [-46, 18, -0.07],
      [-100, 8, 0.06],
      [-66, 10, 0.06],
      [-22, 10, 0.04],
    ] as const) {
      const fold: Point[] = [
        [x * side, -118],
        [(x + 2) * side, -80],
        [(x + 5) * side, -28],
      ];
      drawing.path(taper(fold, wide * 0.4, wide), adjust(LINEN, light), { opacity: 0.7, blur: 3, blurRoom: 60 });
    }
    const hem: Point[] = [-130, -92, -56, -20, 10].map((x, index): Point => [x * side, (index % 2 ? -42 : -47) - 2]);
    drawing.path(taper(hem, 2, 2), adjust(LINEN, -0.16), { opacity: 0.6 });
  });
}
