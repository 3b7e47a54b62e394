import { taper } from '../drawing/curve.ts';
import { polygon } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import { drawHeap } from '../scenes/heap.ts';
import { standBush } from './bush.ts';
import { drawGroundPlane, drawHills, drawSky, GREEN_LAND, growPlant, strip } from './land.ts';
import { standPalm } from './palm.ts';
import type { Subject } from './subject.ts';

/** A channel that leads water between stones, herbs on its banks. */
export const channel: Subject = (studio, { plant }) => {
  const { drawing } = studio;
  drawSky(studio, 360);
  drawHills(studio, 360, GREEN_LAND);
  drawGroundPlane(studio, 360, { far: '#7f9a72', near: '#a9a86c' });
  drawing.path(
    polygon(strip(studio, 366, [766, 822], [420, 1010])),
    linear(
      [
        [0, '#d9cbb0'],
        [1, '#b7a384'],
      ],
      [0, 0],
      [1, 0.3],
    ),
  );
  drawing.path(polygon(strip(studio, 366, [776, 812], [510, 920])), '#6d5c44');
  drawing.path(
    polygon(strip(studio, 366, [778, 811], [530, 905])),
    linear(
      [
        [0, '#eaf6f5'],
        [0.5, '#8cc3cf'],
        [1, '#4f93a5'],
      ],
      [0, 0],
      [0, 1],
    ),
  );
  for (let ripple = 0; ripple < 9; ripple++) {
    const y = 420 + ripple * ripple * 5;
    const middle = studio.at(794 - ripple * 9);
    drawing.path(
      taper(
        [
          [middle - 8 - ripple * 12, y],
          [middle, y - 3],
          [middle + 10 + ripple * 12, y + 2],
        ],
        2 + ripple * 0.4,
        1,
      ),
      '#ffffff',
      { opacity: 0.5 },
    );
  }
  for (const [left, right, y, tall] of [
    [752, 838, 398, 34],
    [724, 866, 450, 60],
    [672, 905, 536, 150],
    [560, 985, 680, 270],
  ] as const) {
    if (tall < 100) {
      standBush(studio, { x: left - tall * 0.3, y, tall }, '#b3d66e', left);
      standBush(studio, { x: right + tall * 0.3, y: y - 6, tall }, '#b3d66e', right);
      continue;
    }
    growPlant(studio, plant, { x: left - tall * 0.2, y, tall });
    growPlant(studio, plant, { x: right + tall * 0.2, y: y - 6, tall: tall * 0.92 });
  }
};

/** A road between green hills. */
export const road: Subject = (studio, { plant }) => {
  const { drawing } = studio;
  drawSky(studio, 400);
  drawHills(studio, 400, GREEN_LAND);
  drawGroundPlane(studio, 400, GREEN_LAND);
  drawing.path(
    polygon(strip(studio, 402, [806, 818], [300, 980], 90)),
    linear(
      [
        [0, '#cfc9bd'],
        [1, '#8f8b83'],
      ],
      [0, 0],
      [0, 1],
    ),
  );
  drawing.path(polygon(strip(studio, 402, [812, 813], [620, 650], 90)), '#fbf6ea', { opacity: 0.8 });
  for (const [x, y, tall] of [
    [940, 436, 120],
    [690, 440, 96],
    [1020, 520, 230],
    [540, 560, 250],
    [880, 690, 430],
  ] as const)
    standPalm(studio, { x, y, tall });
  drawHeap(studio, plant, [{ x: 1010, y: 720, width: 150 }], 0.8);
};
