import { adjust } from '../../imagery/drawing/color.ts';
import type { Color } from '../pdf/operators.ts';

export const PACKSHOT = { width: 352, height: 440 } as const;

/** Where the floor of a packshot's niche begins, as a fraction of its height. */
const FLOOR = 0.8;

/** The colours of the wall behind a packshot and of the floor it stands on. */
export function nicheColors(room: Color): { wall: Color; floor: Color } {
  return { wall: room, floor: adjust(room, 0.045) };
}

/** A wall with two bars of sun, and the floor. */
export function buildNiche(room: Color): string {
  const { width, height } = PACKSHOT;
  const { wall, floor } = nicheColors(room);
  const floorY = height * FLOOR;
  const bar = (x: number) => {
    const lean = height * 0.34;
    return `M${x} 0h${width * 0.17}l${lean} ${floorY}h${-width * 0.17}z`;
  };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<defs><linearGradient id="sun" x2="0" y2="1"><stop stop-color="${adjust(room, 0.075)}" stop-opacity="0"/>`,
    `<stop offset=".5" stop-color="${adjust(room, 0.075)}"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="${wall}"/>`,
    `<path d="${bar(width * 0.16)}${bar(width * 0.46)}" fill="url(#sun)"/>`,
    `<rect y="${floorY}" width="${width}" height="${height - floorY}" fill="${floor}"/></svg>`,
  ].join('');
}
