import { adjust } from '../drawing/color.ts';
import { polygon } from '../drawing/outlines.ts';
import { standBush } from './bush.ts';
import { drawGroundPlane, drawHills, drawRidge, drawSky, GREEN_LAND, growPlant, strip } from './land.ts';
import { HEIGHT, type Subject, WIDTH } from './subject.ts';

/** A field in rows, the plant close by. */
export const field: Subject = (studio, { plant }) => {
  drawSky(studio, 380);
  drawHills(studio, 380, GREEN_LAND);
  drawGroundPlane(studio, 380, GREEN_LAND);
  for (let row = 0; row < 8; row++)
    studio.drawing.path(
      polygon(strip(studio, 382, [560 + row * 44, 572 + row * 44], [-300 + row * 260, -190 + row * 260])),
      '#57783c',
      { opacity: 0.5 },
    );
  for (const [y, tall, from, step] of [
    [412, 26, 440, 44],
    [446, 40, 420, 62],
    [500, 66, 380, 96],
    [580, 100, 420, 140],
  ] as const) {
    for (let x = from; x < 1190; x += step) standBush(studio, { x, y, tall }, '#ffffff', x + y);
  }
  for (const [x, tall] of [
    [560, 290],
    [800, 340],
    [1030, 300],
  ] as const)
    growPlant(studio, plant, { x, y: 762, tall });
};

/** Terraces on a mountain, their walls in the first light. */
export const terraces: Subject = (studio, { plant }) => {
  const { drawing } = studio;
  drawSky(studio, 420);
  drawRidge(studio, 430, [40, 130, 90, 220, 160, 300, 210, 260, 180, 240], adjust('#b59a86', 0.05));
  for (let step = 0; step < 5; step++) {
    const y = 400 + step * 76;
    const crest = [-60, 30 - step * 8, 90 - step * 14, 60, 130 - step * 16, 90, 150].map(
      (height) => height * 0.35 + 20,
    );
    drawRidge(
      studio,
      y,
      crest.map((height) => height + 16),
      '#b08d6c',
    );
    drawRidge(studio, y + 14, crest, adjust('#7f9650', -step * 0.015));
    for (let x = 470 + (step % 2) * 46; x < 1180; x += 120 - step * 4)
      standBush(studio, { x, y: y + 10 + (x % 7), tall: 44 + step * 24 }, '#e08fae', x);
  }
  growPlant(studio, plant, { x: 640, y: 770, tall: 330 });
  growPlant(studio, plant, { x: 880, y: 784, tall: 270 });
  drawing.rect(0, 0, WIDTH, HEIGHT, '#ffd9a0', { opacity: 0.1 });
};
