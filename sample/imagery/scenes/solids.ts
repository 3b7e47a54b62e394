import { adjust } from '../drawing/color.ts';
import { taper } from '../drawing/curve.ts';
import type { Point } from '../drawing/geometry.ts';
import { lightBody } from '../drawing/light-body.ts';
import type { MaterialName } from '../drawing/material.ts';
import { steps } from '../drawing/number.ts';
import type { Color } from '../drawing/oklch.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';
import { linear, linearInDrawing } from '../drawing/paint.ts';
import { buildSilhouette, endsOf, halfWidthAt, type Profile } from '../drawing/profile.ts';
import { drawGround } from '../packs/parts.ts';
import { drawCastShadow } from './cast-shadow.ts';
import { type Place, place, type Studio } from './studio.ts';

/** Height of a mouth as a fraction of its width, for things on a table. */
export const TILT = 0.17;

const widest = (profile: Profile) => Math.max(...profile.map(([, half]) => half));

/** The shadows of a body on the floor: a long one and a contact shadow. */
function groundBody(studio: Studio, { x, y, scale = 1 }: Place, profile: Profile, opacity = 0.46): void {
  const { topY, baseHalf } = endsOf(profile);
  const { drawing, shade } = studio;
  const caster = { x: studio.at(x), y, halfWidth: widest(profile) * scale, height: -topY * scale * 0.9, opacity };
  drawCastShadow(drawing, shade, caster);
  place(studio, { x, y, scale }, () => drawGround(drawing, baseHalf, { tilt: TILT, opacity: opacity + 0.06 }));
}

type Turned = {
  profile: Profile;
  color: Color;
  material?: MaterialName;
  /** Whether its inside is visible. */
  isOpen?: boolean;
};

/** A turned body of clay, stone, wood or metal standing on the floor; `fill` draws what rises from its mouth. */
export function standTurned(studio: Studio, at: Place, turned: Turned, fill?: () => void): void {
  groundBody(studio, at, turned.profile);
  setTurned(studio, at, turned, fill);
}

/** A turned body that stands on something else and casts no shadow on the floor, such as a lid on its jar. */
export function setTurned(
  studio: Studio,
  at: Place,
  { profile, color, material = 'matte', isOpen = false }: Turned,
  fill?: () => void,
): void {
  const { drawing, wall } = studio;
  const { topY, topHalf } = endsOf(profile);
  place(studio, at, () => {
    if (isOpen) {
      drawing.path(ellipse(0, topY, topHalf, topHalf * TILT), adjust(color, 0.05));
      const inside = linear([
        [0, adjust(color, -0.34, 0.8)],
        [0.6, adjust(color, -0.2)],
        [1, adjust(color, -0.06)],
      ]);
      drawing.path(ellipse(0, topY + topHalf * TILT * 0.06, topHalf * 0.93, topHalf * TILT * 0.9), inside);
      fill?.();
    }
    const silhouette = buildSilhouette(profile, { tilt: TILT, rim: isOpen ? 1 : -1 });
    drawing.path(silhouette, color);
    lightBody(drawing, profile, silhouette, {
      material,
      shadow: adjust(color, -0.36, 0.75),
      tilt: TILT,
      bounce: adjust(wall, 0.12),
      falloff: 0.2,
    });
    if (!isOpen) {
      drawing.path(ellipse(0, topY, topHalf, topHalf * TILT), adjust(color, 0.07));
      return;
    }
    const rim = steps(16, (t): Point => {
      const angle = Math.PI * (1 - t);
      return [Math.cos(angle) * topHalf * 0.985, topY + Math.sin(angle) * topHalf * TILT];
    });
    drawing.path(taper(rim, 3.4, 2), adjust(color, 0.16, 0.8), { opacity: 0.85 });
  });
}

type Clear = {
  profile: Profile;
  liquid?: Color;
  /** The level of the liquid. */
  surface?: number;
  wall?: number;
};

/** A vessel of clear glass: the room is seen through it, its edges are dark, its left side reflects the window. */
export function standClear(
  studio: Studio,
  at: Place,
  { profile, liquid, surface = 0, wall = 5 }: Clear,
  fill?: () => void,
): void {
  const { drawing, shade } = studio;
  const { topY, topHalf, baseY } = endsOf(profile);
  const half = widest(profile);
  groundBody(studio, at, profile, 0.26);
  place(studio, at, () => {
    const silhouette = buildSilhouette(profile, { tilt: TILT });
    drawing.path(ellipse(0, topY, topHalf, topHalf * TILT), '#ffffff', { opacity: 0.18 });
    drawing.path(silhouette, '#ffffff', { opacity: 0.16 });
    fill?.();
    if (liquid) {
      const level = halfWidthAt(profile, surface) - wall;
      const inner: Profile = [
        [surface, level],
        ...profile
          .filter(([y]) => y > surface + 2)
          .map(([y, w]) => [Math.min(y, baseY - wall), Math.max(2, w - wall)] as const),
      ];
      const body = linearInDrawing(
        [
          [0, adjust(liquid, -0.16)],
          [0.16, liquid],
          [0.45, adjust(liquid, 0.05)],
          [0.8, liquid],
          [1, adjust(liquid, -0.2)],
        ],
        [-half, 0],
        [half, 0],
      );
      drawing.path(buildSilhouette(inner, { tilt: TILT }), body, { opacity: 0.82 });
      drawing.path(ellipse(0, surface, level, level * TILT), adjust(liquid, 0.12), { opacity: 0.85 });
    }
    const strip = (from: number, to: number) =>
      polygon([
        ...profile.map(([y, w]): Point => [w * from, y]),
        ...profile.map(([y, w]): Point => [w * to, y]).reverse(),
      ]);
    const down = (alpha: number) =>
      linearInDrawing(
        [
          [0, '#ffffff', alpha * 0.4],
          [0.3, '#ffffff', alpha],
          [0.8, '#ffffff', alpha * 0.7],
          [1, '#ffffff', 0],
        ],
        [0, topY],
        [0, baseY],
      );
    // Thick glass bends the light at its flanks: dark outside, bright right inside.
    drawing.group({ clip: silhouette }, () => {
      for (const side of [-1, 1]) {
        drawing.path(strip(side * 0.95, side * 1.02), shade, { opacity: 0.42, blur: 1.2, blurRoom: 60 });
        drawing.path(strip(side * 0.86, side * 0.94), '#ffffff', { opacity: 0.4, blur: 1.6, blurRoom: 60 });
      }
      drawing.path(strip(-0.76, -0.62), down(0.62));
      drawing.path(strip(-0.56, -0.53), down(0.4));
      drawing.path(strip(0.7, 0.74), down(0.3));
    });
    const ring = (from: number) =>
      steps(16, (t): Point => {
        const angle = Math.PI * (from - t);
        return [Math.cos(angle) * topHalf, topY + Math.sin(angle) * topHalf * TILT];
      });
    drawing.path(taper(ring(2), 2.4, 2.4), '#ffffff', { opacity: 0.7 });
    drawing.path(taper(ring(1), 3, 3), '#ffffff', { opacity: 0.85 });
    drawing.path(
      ellipse(0, baseY - 2, endsOf(profile).baseHalf * 0.9, endsOf(profile).baseHalf * TILT * 0.7),
      '#ffffff',
      { opacity: 0.3 },
    );
  });
}
