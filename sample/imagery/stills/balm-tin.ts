import { adjust } from '../drawing/color.ts';
import { taper } from '../drawing/curve.ts';
import type { Point } from '../drawing/geometry.ts';
import { buildMark } from '../drawing/mark.ts';
import { steps } from '../drawing/number.ts';
import { ellipse } from '../drawing/outlines.ts';
import { rangeOf } from '../look/ranges.ts';
import type { Place, Studio } from '../scenes/studio.ts';
import { layBowl, layFlat } from './flat.ts';
import { PAPER, STEEL } from './subject.ts';

const BALM = '#f3e6bd';

/** A tin of balm from above, its lid beside it. */
export function layTin(studio: Studio, at: Place): void {
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
