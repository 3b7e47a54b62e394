import type { Path } from './geometry.ts';
import { buildStripLayers, drawStrips } from './light-strips.ts';
import type { MaterialName } from './material.ts';
import type { Color } from './oklch.ts';
import { linearInDrawing, type Stop } from './paint.ts';
import { endsOf, type Profile, TILT } from './profile.ts';
import { slopeStops } from './slope-stops.ts';
import type { Drawing } from './svg.ts';

type LightOptions = {
  material: MaterialName;
  shadow: Color;
  tilt?: number;
  /** The room's colour, reflected on the body's right edge and foot. */
  bounce?: Color;
  /** How dark the foot gets. */
  falloff?: number;
  strips?: number;
  /** Strength of the light on the shoulders, from 0 to 1. */
  slope?: number;
};

/** Lights a turned body over its print, as one clipped overlay (art direction 4, pack steps 2 to 5). */
export function lightBody(drawing: Drawing, profile: Profile, silhouette: Path, options: LightOptions): void {
  const { material, shadow, tilt = TILT, bounce, falloff = 0.22, strips = 44, slope = 1 } = options;
  const { topY, baseY, baseHalf } = endsOf(profile);
  const maxHalf = Math.max(...profile.map(([, half]) => half));
  const down = (stops: readonly Stop[], bottom: number) => linearInDrawing(stops, [0, topY], [0, bottom]);
  const foot = baseY + baseHalf * tilt;
  drawing.group({ clip: silhouette }, () => {
    for (const layer of buildStripLayers(material, shadow, bounce ?? '#fff6ea', maxHalf, strips))
      drawStrips(drawing, profile, tilt, layer);
    drawing.path(silhouette, down(slopeStops(profile, shadow, slope), baseY));
    const vertical: Stop[] = [
      [0, '#ffffff', 0.06],
      [0.2, '#ffffff', 0],
      [0.6, shadow, 0],
      [1, shadow, falloff],
    ];
    drawing.path(silhouette, down(vertical, foot));
    if (bounce) {
      const fromFloor: Stop[] = [
        [0, bounce, 0],
        [0.9, bounce, 0],
        [1, bounce, 0.22],
      ];
      drawing.path(silhouette, down(fromFloor, foot));
    }
  });
}
