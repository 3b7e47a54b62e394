import { adjust } from '../drawing/color.ts';
import { taper } from '../drawing/curve.ts';
import { ellipse, polygon, spline } from '../drawing/outlines.ts';
import { linear, vertical } from '../drawing/paint.ts';
import { place } from '../scenes/studio.ts';
import { drawRidge, drawSky, growPlant, SAND } from './land.ts';
import { type Subject, WIDTH, WOOD } from './subject.ts';
import { standTree } from './trees.ts';

/** A courtyard: an arcade and the tree in its middle. */
export const courtyard: Subject = (studio) => {
  const { drawing, wall, at } = studio;
  const face = adjust(wall, 0.07, 0.8);
  drawing.rect(
    0,
    0,
    WIDTH,
    520,
    vertical([
      [0, '#bcd9de'],
      [1, adjust(wall, 0.1, 0.6)],
    ]),
  );
  drawing.rect(
    0,
    110,
    WIDTH,
    440,
    linear([
      [0, adjust(face, -0.07)],
      [0.5, face],
      [1, adjust(face, 0.05)],
    ]),
  );
  drawing.rect(0, 96, WIDTH, 22, adjust(face, 0.05));
  drawing.rect(0, 118, WIDTH, 8, adjust(face, -0.14), { opacity: 0.6 });
  for (let bay = 0; bay < 6; bay++) {
    place(studio, { x: 110 + bay * 200, y: 550 }, () => {
      drawing.path(
        spline(
          [
            [-68, 0],
            [-68, -200],
            [-56, -282],
            [0, -338],
            [56, -282],
            [68, -200],
            [68, 0],
          ],
          { closed: true, tension: 1 / 12 },
        ),
        linear(
          [
            [0, adjust(wall, -0.3)],
            [1, adjust(wall, -0.16)],
          ],
          [0, 0],
          [1, 1],
        ),
      );
      drawing.path(
        polygon([
          [-68, 0],
          [-68, -200],
          [-52, -210],
          [-40, 0],
        ]),
        adjust(wall, -0.38),
      );
    });
  }
  drawing.rect(
    0,
    550,
    WIDTH,
    250,
    vertical([
      [0, adjust(wall, -0.02)],
      [1, adjust(wall, 0.05)],
    ]),
  );
  for (let line = 0; line < 9; line++)
    drawing.path(
      polygon([
        [at(720) + (line - 4) * 150, 550],
        [at(720) + (line - 4) * 150 + 2, 550],
        [at(720) + (line - 4) * 340 + 4, 800],
        [at(720) + (line - 4) * 340, 800],
      ]),
      adjust(wall, -0.12),
      { opacity: 0.5 },
    );
  for (const y of [586, 640, 716]) drawing.rect(0, y, WIDTH, 2.5, adjust(wall, -0.12), { opacity: 0.5 });
  drawing.path(
    polygon([
      [at(640), 800],
      [at(640) + 320, 550],
      [at(640) + 560, 550],
      [at(640) + 330, 800],
    ]),
    '#fff6dd',
    { opacity: 0.3 },
  );
  drawing.ellipse(at(760) + 60, 704, 210, 34, studio.shade, { opacity: 0.3, blur: 9, blurRoom: 60 });
  drawing.path(ellipse(at(760), 700, 150, 34), adjust(wall, 0.08, 0.7));
  drawing.path(ellipse(at(760), 696, 128, 26), '#5b4230');
  standTree(studio, { x: 760, y: 700, tall: 520 }, 3);
};

/** Dunes before sunrise, the falcon's perch. */
export const dunes: Subject = (studio, { plant }) => {
  const { drawing } = studio;
  drawSky(studio, 440);
  drawRidge(studio, 450, [60, 90, 70, 120, 60, 80, 50, 100, 70], adjust(SAND.far, 0.06, 0.8));
  drawRidge(studio, 560, [40, 60, 150, 110, 70, 120, 170, 90, 60], adjust(SAND.far, 0));
  drawRidge(studio, 760, [190, 120, 90, 140, 210, 170, 110, 150, 190], SAND.near);
  place(studio, { x: 760, y: 690 }, () => {
    drawing.path(
      taper(
        [
          [4, 4],
          [80, 20],
          [210, 36],
        ],
        22,
        8,
      ),
      studio.shade,
      { opacity: 0.35, blur: 4 },
    );
    drawing.path(
      polygon([
        [-13, 0],
        [-10, -230],
        [10, -230],
        [13, 0],
      ]),
      linear([
        [0, adjust(WOOD, -0.1)],
        [0.35, adjust(WOOD, 0.1)],
        [1, adjust(WOOD, -0.22)],
      ]),
    );
    drawing.path(ellipse(0, -250, 74, 34), '#17543f');
    drawing.path(ellipse(0, -262, 74, 30), '#22694f');
    drawing.path(
      taper(
        [
          [-74, -256],
          [0, -226],
          [74, -256],
        ],
        6,
        6,
      ),
      '#c99f45',
    );
    drawing.path(
      taper(
        [
          [60, -246],
          [84, -180],
          [70, -120],
        ],
        5,
        3,
      ),
      '#7c5334',
    );
  });
  growPlant(studio, plant, { x: 985, y: 700, tall: 210 });
  growPlant(studio, plant, { x: 545, y: 730, tall: 150 });
};
