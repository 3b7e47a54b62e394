import { adjust } from '../drawing/color.ts';
import { ellipse, polygon, rectangle } from '../drawing/outlines.ts';
import { linear, vertical } from '../drawing/paint.ts';
import { standPlant } from '../scenes/pot.ts';
import { setTable } from './mortar.ts';
import { standPack } from './packs.ts';
import { drawPump } from './pump.ts';
import { STEEL, type Subject } from './subject.ts';
import { leftOf, standBox } from './wares.ts';

/** A filling line: full bottles on their belt under the heads that close them. */
export const line: Subject = (studio) => {
  const { drawing, at } = studio;
  const steel = linear([
    [0, adjust(STEEL, -0.12)],
    [0.3, '#f4f7f8'],
    [0.6, STEEL],
    [1, adjust(STEEL, -0.24)],
  ]);
  standBox(studio, { x: -60, y: 760, width: 1320, height: 118, depth: 70, color: STEEL });
  drawing.rect(0, 664, 1200, 14, '#26342f');
  for (let roller = 0; roller < 26; roller++) drawing.path(ellipse(24 + roller * 47, 700, 15, 15), '#8e9a9e');
  for (let roller = 0; roller < 26; roller++) drawing.path(ellipse(22 + roller * 47, 697, 6, 6), '#e9eef0');
  const posts = [520, 700, 880];
  drawing.path(
    rectangle(leftOf(studio, 440, 520), 150, 520, 74),
    vertical([
      [0, '#f4f7f8'],
      [0.4, STEEL],
      [1, adjust(STEEL, -0.2)],
    ]),
  );
  drawing.path(rectangle(leftOf(studio, 440, 520), 178, 520, 12), '#1d5a3f');
  for (const x of posts) {
    drawing.path(rectangle(at(x) - 24, 224, 48, 74), steel);
    drawing.path(
      polygon([
        [at(x) - 30, 298],
        [at(x) + 30, 298],
        [at(x) + 42, 344],
        [at(x) - 42, 344],
      ]),
      steel,
    );
  }
  for (const x of [340, ...posts, 1060])
    standPack(studio, { range: 'nadiya', form: 'lotion' }, { x, y: 650, tall: 300 });
};

/** A pump apart from its bottle. */
export const pump: Subject = (studio, { plant }) => {
  setTable(studio, adjust(studio.wall, 0.08, 0.7));
  standPlant(studio, plant, { x: 1040, y: 640, tall: 360 }, '#c9724a');
  standPack(studio, { range: 'nadiya', form: 'pump' }, { x: 640, y: 684, tall: 440 });
  drawPump(studio, 850, 690);
};
