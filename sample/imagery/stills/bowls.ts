import { adjust } from '../drawing/color.ts';
import { taper } from '../drawing/curve.ts';
import type { Point } from '../drawing/geometry.ts';
import type { Color } from '../drawing/oklch.ts';
import { ellipse, spline } from '../drawing/outlines.ts';
import { linear } from '../drawing/paint.ts';
import { createRandom } from '../drawing/random.ts';
import { looseSeeds } from '../plants/black-seed.ts';
import type { Place, Studio } from '../scenes/studio.ts';
import { layCloth } from './cloth.ts';
import { layBowl, layFlat, laySome } from './flat.ts';
import { type Subject, WOOD } from './subject.ts';

const SPICES: readonly Color[] = [
  '#7a4526',
  '#c8922e',
  '#5c7f3f',
  '#e6d3a0',
  '#b0452c',
  '#2f2a28',
  '#9c5a34',
  '#d9b45e',
  '#8a9c5a',
  '#c9b28e',
  '#a63a2a',
  '#e8c878',
  '#6d4a2c',
];

const HONEYS: readonly Color[] = ['#7a3d0c', '#b3651a', '#e09a2c', '#efbf52', '#f6dc92'];

function layRows(studio: Studio, contents: readonly Color[], rows: readonly number[], radius: number): void {
  let next = 0;
  rows.forEach((count, row) => {
    for (let index = 0; index < count; index++) {
      const x = 740 + (index - (count - 1) / 2) * radius * 2.2;
      const y = 425 + (row - (rows.length - 1) / 2) * radius * 2.05;
      const content = contents[next % contents.length] ?? '#c8922e';
      const random = createRandom(next + 3);
      layBowl(studio, { x, y }, { radius, color: next % 3 === 1 ? '#f1ece2' : '#e4d6c0', content }, () => {
        for (let grain = 0; grain < 26; grain++) {
          const [angle, reach] = [random() * 6.28, Math.sqrt(random()) * radius * 0.66];
          const tone = adjust(content, random() > 0.5 ? 0.09 : -0.09);
          studio.drawing.path(
            ellipse(Math.cos(angle) * reach, Math.sin(angle) * reach, radius * 0.045, radius * 0.03, random() * 3),
            tone,
            { opacity: 0.7 },
          );
        }
      });
      next++;
    }
  });
}

/** Thirteen herbs, each in its bowl. */
export const spices: Subject = (studio, { plant }) => {
  layRows(studio, SPICES, [4, 5, 4], 66);
  laySome(studio, plant, { x: 420, y: 620, rotation: -0.4 }, 170);
};

/** A wooden spoon, its bowl at (0, 0), its handle along the x axis. */
function laySpoon(studio: Studio, at: Place, content?: Color): void {
  const { drawing } = studio;
  const outline = spline(
    [
      [-46, 0],
      [-30, -26],
      [6, -30],
      [34, -14],
      [70, -8],
      [160, -8.5],
      [232, -9],
      [241, -6],
      [245, 0],
      [241, 6],
      [232, 9],
      [160, 8.5],
      [70, 8],
      [34, 14],
      [6, 30],
      [-30, 26],
    ],
    { tension: 1 / 7 },
  );
  layFlat(studio, at, { outline, color: WOOD, lift: 10 }, () => {
    drawing.path(
      ellipse(-6, 0, 33, 21),
      linear(
        [
          [0, adjust(WOOD, -0.16)],
          [1, adjust(WOOD, -0.02)],
        ],
        [0, 0],
        [1, 1],
      ),
    );
    if (!content) return;
    drawing.path(ellipse(-6, 1, 30, 18.5), content);
    drawing.path(ellipse(-14, -5, 11, 4, -0.3), '#fff6dc', { opacity: 0.7 });
  });
}

/** A tasting: honeys from dark to pale, and their spoons. */
export const tasting: Subject = (studio, { plant }) => {
  HONEYS.forEach((honey, index) => {
    const [x, y] = [500 + index * 128, 300 + (index % 2) * 30];
    layBowl(studio, { x, y }, { radius: 72, color: '#f6f1e6', content: honey }, () => {
      studio.drawing.path(ellipse(-15, -18, 13, 5, -0.7), '#ffffff', { opacity: 0.65 });
    });
  });
  laySpoon(studio, { x: 690, y: 500, rotation: 0.2 }, '#d98a1e');
  laySpoon(studio, { x: 730, y: 590, rotation: -0.12 }, '#f0c45c');
  laySome(studio, plant, { x: 450, y: 560, rotation: -0.2 }, 230);
};

/** A bowl of something stirred, on its cloth, and the spoon in it. */
function layStirred(studio: Studio, vessel: Color, content: Color, draw: () => void = () => {}): void {
  layCloth(studio, { x: 770, y: 430, rotation: -0.09 }, 500, 560);
  layBowl(studio, { x: 760, y: 410 }, { radius: 190, color: vessel, content }, () => {
    for (let turn = 0; turn < 4; turn++) {
      const reach = 40 + turn * 26;
      const swirl = Array.from({ length: 12 }, (_, index): Point => {
        const angle = turn * 0.9 + index * 0.32;
        return [Math.cos(angle) * reach, Math.sin(angle) * reach];
      });
      studio.drawing.path(taper(swirl, 9, 2), adjust(content, turn % 2 ? 0.08 : -0.09), { opacity: 0.7 });
    }
    draw();
  });
  laySpoon(studio, { x: 800, y: 450, rotation: -0.5 }, content);
}

const HONEY: Color = '#dd9426';

/** A bowl with its spoon: leaves stirred to a paste, or honey. */
export const paste: Subject = (studio, { plant, vessel }) => {
  if (plant === 'honey') {
    layStirred(studio, vessel, HONEY);
    laySome(studio, plant, { x: 450, y: 470, rotation: -0.34 }, 200);
    return;
  }
  layStirred(studio, vessel, '#5d6b2c');
  laySome(studio, plant, { x: 480, y: 440, rotation: -0.34 }, 420);
};

/** Honey with black seed stirred into it, and the seed beside it. */
export const seededHoney: Subject = (studio, { vessel }) => {
  const { drawing } = studio;
  layStirred(studio, vessel, HONEY, () => drawing.shapes(looseSeeds(230, 132, 1, 0.3).flat()));
  laySome(studio, 'honey', { x: 440, y: 300, rotation: -0.34 }, 190);
  layBowl(studio, { x: 480, y: 560 }, { radius: 84, color: '#f4efe4', content: '#17141b' }, () =>
    drawing.shapes(looseSeeds(190, 58, 1, 0.5).flat()),
  );
};
