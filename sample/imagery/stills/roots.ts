import { ellipse } from '../drawing/outlines.ts';
import type { Studio } from '../scenes/studio.ts';
import { digHole } from './dug-hole.ts';
import { bent, drawRoot } from './dug-root.ts';
import { heapSand } from './dug-sand.ts';
import { drawClearSky, drawGroundPlane, drawHills, SAND } from './land.ts';
import { growShrub } from './shrub.ts';
import type { Subject } from './subject.ts';

const CUT = '#f0dcb0';

/** What was dug out, and two roots that are cut. */
function layHarvest(studio: Studio): void {
  const { drawing, at, shade } = studio;
  for (const [line, width] of [
    [bent([470, 734], -0.06, 330, 0.05), 26],
    [bent([500, 764], 0.03, 290, -0.06), 22],
  ] as const) {
    drawRoot(studio, line, width, width * 0.8);
    for (const [x, y] of [line[0], line.at(-1)].flatMap((point) => (point ? [point] : []))) {
      drawing.path(ellipse(at(x), y, width * 0.2, width * 0.42), CUT);
      drawing.path(ellipse(at(x), y, width * 0.1, width * 0.2), shade, { opacity: 0.3 });
    }
  }
}

/** A side root of the arak followed with the fingers: the shrub, the hole in the sand, two roots cut. */
export const roots: Subject = (studio) => {
  drawClearSky(studio, 340);
  drawHills(studio, 340, SAND, 0.5);
  drawGroundPlane(studio, 340, SAND);
  heapSand(studio);
  digHole(studio);
  growShrub(studio);
  layHarvest(studio);
};
