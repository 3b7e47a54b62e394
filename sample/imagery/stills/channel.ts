import { mix } from '../drawing/color.ts';
import { taper } from '../drawing/curve.ts';
import type { Color } from '../drawing/oklch.ts';
import { polygon } from '../drawing/outlines.ts';
import { linear, vertical } from '../drawing/paint.ts';
import type { Studio } from '../scenes/studio.ts';
import { standBush } from './bush.ts';
import { growPlant, strip } from './land.ts';
import { HEIGHT, type Subject, WIDTH } from './subject.ts';

const BANK: Color = '#b3b478';
/** Left and right edges of water and stones, at the top and at the foot of the picture. */
const WATER = { far: [982, 1014], near: [592, 930] } as const;
const STONES = { far: [970, 1026], near: [520, 1010] } as const;

/** The left and right edge of the water or the stones, at a height in the picture. */
function edgesAt({ far, near }: typeof WATER | typeof STONES, y: number): [left: number, right: number] {
  const t = ((y + 10) / (HEIGHT + 20)) ** 1.6;
  return [far[0] + (near[0] - far[0]) * t, far[1] + (near[1] - far[1]) * t];
}

/** The stones along the water, with the joints between them. */
function layStones(studio: Studio): void {
  const { drawing } = studio;
  const stones = polygon(strip(studio, -10, STONES.far, STONES.near));
  drawing.path(
    stones,
    linear(
      [
        [0, '#e4dac4'],
        [1, '#bfab8c'],
      ],
      [0, 0],
      [1, 0.3],
    ),
  );
  drawing.group({ clip: stones }, () => {
    for (let y = 14; y < HEIGHT; y += 10 + y * 0.11)
      drawing.rect(0, y, WIDTH, 1 + y / 300, '#8f7b5e', { opacity: 0.55 });
  });
}

/** The water: it reflects the sky, and flows. */
function letRun(studio: Studio): void {
  const { drawing, at } = studio;
  drawing.group({ x: -5, y: -3 }, () => drawing.path(polygon(strip(studio, -10, WATER.far, WATER.near)), '#6d5c44'));
  drawing.path(
    polygon(strip(studio, -10, WATER.far, WATER.near)),
    linear(
      [
        [0, '#dcefef'],
        [0.5, '#8cc3cf'],
        [1, '#4f93a5'],
      ],
      [0, 0],
      [0, 1],
    ),
  );
  for (let ripple = 0; ripple < 14; ripple++) {
    const y = 40 + ripple * 14 + ripple * ripple * 3;
    const [left, right] = edgesAt(WATER, y);
    const [width, middle] = [right - left, (left + right) / 2 + Math.sin(ripple * 2.3) * (right - left) * 0.12];
    drawing.path(
      taper(
        [
          [at(middle - width * 0.3), y],
          [at(middle), y - 2 - ripple * 0.3],
          [at(middle + width * 0.28), y + 2],
        ],
        1.4 + ripple * 0.26,
        0.8,
      ),
      '#ffffff',
      { opacity: 0.5 },
    );
  }
}

/** A channel that leads water between stones, herbs on its banks, seen from above: words find calm ground beside it. */
export const channel: Subject = (studio, { plant }) => {
  studio.drawing.rect(
    0,
    0,
    WIDTH,
    HEIGHT,
    vertical([
      [0, mix(BANK, studio.wall, 0.35)],
      [0.4, BANK],
      [1, '#9fa063'],
    ]),
  );
  layStones(studio);
  letRun(studio);
  for (const [y, tall, isBush] of [
    [70, 44, true],
    [150, 62, true],
    [250, 84, true],
    [370, 104, true],
    [560, 180, false],
    [748, 270, false],
  ] as const) {
    const [left, right] = edgesAt(STONES, y);
    if (isBush) {
      standBush(studio, { x: right + tall * 0.62, y, tall }, '#b3d66e', right);
      if (tall === 84) standBush(studio, { x: left - tall * 0.5, y: y + 30, tall: tall * 0.8 }, '#b3d66e', left);
      continue;
    }
    growPlant(studio, plant, { x: left - tall * 0.26, y: y + 30 - tall * 0.16, tall: tall * 0.92 });
    growPlant(studio, plant, { x: right + tall * 0.34, y, tall: tall * 0.7 });
  }
};
