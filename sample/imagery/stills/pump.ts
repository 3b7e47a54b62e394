import { adjust } from '../drawing/color.ts';
import { taper } from '../drawing/curve.ts';
import { steps } from '../drawing/number.ts';
import type { Profile } from '../drawing/profile.ts';
import { rangeOf } from '../look/ranges.ts';
import { drawCollar, drawPumpHead, SHOULDER } from '../packs/pump-head.ts';
import { standTurned } from '../scenes/solids.ts';
import { place, type Studio } from '../scenes/studio.ts';

/** A bellows of folded plastic, narrow and wide in turn. */
const BELLOWS: Profile = steps(16, (t, index) => [-150 + 150 * t, index % 2 ? 46 : 33] as const);

/** The metal-free pump, off its bottle: the head, the collar and the bellows that drives it. */
export function drawPump(studio: Studio, x: number, y: number): void {
  const { cap } = rangeOf('nadiya');
  standTurned(studio, { x, y }, { profile: BELLOWS, color: adjust(cap, -0.05) });
  place(studio, { x, y: y - 150 - SHOULDER * 0.86, scale: 0.86 }, () => {
    drawPumpHead(studio.drawing, cap);
    drawCollar(studio.drawing, cap);
  });
  studio.drawing.path(
    taper(
      [
        [studio.at(x), y - 4],
        [studio.at(x), y + 2],
      ],
      3,
      3,
    ),
    '#ffffff',
    { opacity: 0.4 },
  );
}
