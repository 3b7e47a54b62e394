import { adjust } from '../drawing/color.ts';
import { taper } from '../drawing/curve.ts';
import type { Point } from '../drawing/geometry.ts';
import { type Place, place, type Studio } from '../scenes/studio.ts';
import { layFlat, sheetOutline } from './flat.ts';

const TOWEL = '#f6efe2';
const STRIPE = '#d98a5c';

/** A woven towel folded in three, its fringe to the front. */
export function layTowel(studio: Studio, at: Place): void {
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
