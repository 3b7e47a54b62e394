import type { Shape } from '../shape.ts';
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
  { x: -20, y: -170, angle: -1.9, length: 170, width: 84 },
  { x: 90, y: -190, angle: -1.15, length: 190, width: 92 },
  { x: -150, y: -140, angle: -2.65, length: 150, width: 88 },
  { x: 150, y: -150, angle: -0.35, length: 170, width: 96, cut: true },
  { x: -180, y: -110, angle: 0.02, length: 350, width: 132 },
  { x: -60, y: -70, angle: 2.75, length: 130, width: 76 },
  { x: 110, y: -76, angle: 0.5, length: 110, width: 74 },
];

/** Ginger: a knobby rhizome, one finger cut, two slices before it. */
export function ginger(): Shape[] {
  return [
    ...FINGERS.flatMap((one, index) => finger(one, COLORS, index + 2)),
    ...slice(-70, -6, 66, COLORS),
    ...slice(40, 4, 58, COLORS),
  ];
}
