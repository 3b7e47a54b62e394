import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Profile } from '../drawing/profile.ts';
import { createDrawing } from '../drawing/svg.ts';
import { drawGlass } from './glass.ts';

const PROFILE: Profile = [
  [-200, 60],
  [0, 60],
];

/** How opaque the middle of a bottle is above its liquid and in it, from 0 to 1. */
async function readOpacity(tint?: string, room?: string) {
  const drawing = createDrawing({ width: 200, height: 240 });
  const typeset = () => ({ path: [], width: 0 });
  drawing.group({ x: 100, y: 220 }, () =>
    drawGlass({ drawing, typeset }, '#cf8412', {
      profile: PROFILE,
      surface: -120,
      wall: 6,
      ...(tint && { tint }),
      room,
    }),
  );
  const { data, info } = await sharp(Buffer.from(drawing.toSvg())).raw().toBuffer({ resolveWithObject: true });
  const at = (y: number, x = 100) => (data[(y * info.width + x) * 4 + 3] ?? 0) / 255;
  return { above: at(60), inside: at(160), rim: at(60, 42) };
}

it('what is behind a bottle is seen above its liquid, not through it', async () => {
  const { above, inside } = await readOpacity();
  expect(above).toBeLessThan(0.2);
  expect(inside).toBe(1);
});

it('glass of a colour of its own is dimmer', async () => {
  const { above } = await readOpacity('#8a4a16');
  expect(above).toBeGreaterThan(0.5);
  expect(above).toBeLessThan(0.8);
});

it('in a room, the room is seen through the air in the neck and faintly through the liquid, between dark rims', async () => {
  const { above, inside, rim } = await readOpacity(undefined, '#c6da8d');
  expect(above).toBeGreaterThan(0.25);
  expect(above).toBeLessThan(0.45);
  expect(inside).toBeLessThan(1);
  expect(inside).toBeGreaterThan(0.85);
  expect(rim).toBeGreaterThan(0.6);
});
