/** A colour as `#rrggbb`. */
export type Color = string;

type Oklch = readonly [lightness: number, chroma: number, hue: number];

export const linearise = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const delinearise = (channel: number) =>
  channel <= 0.0031308 ? 12.92 * channel : 1.055 * Math.max(0, channel) ** (1 / 2.4) - 0.055;

export function channelsOf(color: Color): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new Error(`Not a colour: ${color}`);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

export function toOklch(color: Color): Oklch {
  const [red, green, blue] = channelsOf(color);
  const [r, g, b] = [linearise(red), linearise(green), linearise(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [lightness, Math.hypot(a, bb), Math.atan2(bb, a)];
}

function toLinearRgb([lightness, chroma, hue]: Oklch): [number, number, number] {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const CHROMA_STEPS = 14;

/** Chroma shrinks until the colour fits sRGB, so that lightness and hue survive. */
export function fromOklch([lightness, chroma, hue]: Oklch): Color {
  let fitted = toLinearRgb([lightness, chroma, hue]);
  for (let step = 1; step < CHROMA_STEPS && !fitted.every((v) => v >= -0.002 && v <= 1.002); step++) {
    fitted = toLinearRgb([lightness, chroma * 0.9 ** step, hue]);
  }
  const byte = (v: number) =>
    Math.round(Math.min(1, Math.max(0, delinearise(v))) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${fitted.map(byte).join('')}`;
}
