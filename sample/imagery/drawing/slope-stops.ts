import { steps } from './number.ts';
import type { Color } from './oklch.ts';
import type { Stop } from './paint.ts';
import { endsOf, halfWidthAt, type Profile } from './profile.ts';

/** Shoulders that face up catch light, waists that face down lose it. */
export function slopeStops(profile: Profile, shadow: Color, strength: number): Stop[] {
  const { topY, baseY } = endsOf(profile);
  return steps(26, (t): Stop => {
    const y = topY + (baseY - topY) * t;
    const slope = (halfWidthAt(profile, y + 4) - halfWidthAt(profile, y - 4)) / 8;
    return slope > 0
      ? [t, '#ffffff', Math.min(0.34, Math.max(0, slope - 0.12) * 0.4) * strength]
      : [t, shadow, Math.min(0.5, Math.max(0, -slope - 0.04) * 0.6)];
  });
}
