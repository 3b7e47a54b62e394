import type { Shape } from '../drawing/shape.ts';
import { type Finger, finger, type RhizomeColors, slice } from './rhizome.ts';

const COLORS: RhizomeColors = {
  light: '#efd6a4',
  skin: '#d6b178',
  dark: '#977043',
  ring: '#8a6236',
  flesh: '#f7e59a',
  heart: '#e6c95c',
};
/** The rhizome's fingers, back to front. */
const FINGERS: Finger[] = [
  { x: -40, y: -128, angle: -1.92, length: 186, width: 88 },
  { x: 62, y: -126, angle: -1.12, length: 206, width: 94 },
  { x: -120, y: -112, angle: -2.66, length: 176, width: 92 },
  { x: 110, y: -112, angle: -0.36, length: 196, width: 98, cut: true },
  { x: -180, y: -110, angle: 0.02, length: 350, width: 132 },
  { x: -96, y: -84, angle: 2.6, length: 118, width: 78 },
  { x: 96, y: -86, angle: 0.46, length: 120, width: 78 },
];

/** Ginger: a knobby rhizome, one finger cut, two slices before it. */
export function ginger(): Shape[] {
  return [
    ...FINGERS.flatMap((one, index) => finger(one, COLORS, index + 2)),
    ...slice(-70, -6, 66, COLORS),
    ...slice(40, 4, 58, COLORS),
  ];
}
