import { adjust } from './color.ts';
import type { Color } from './oklch.ts';

/** The seven tones a leaf is painted with, from its lit to its shaded side, its veins and its rim. */
export type LeafPalette = {
  light: Color;
  mid: Color;
  dark: Color;
  shade: Color;
  highlight: Color;
  vein: Color;
  rim: Color;
};

export const GREEN: LeafPalette = {
  light: '#7fb24a',
  mid: '#4c8a3c',
  dark: '#2c6336',
  shade: '#1d4a2c',
  highlight: '#b3d66e',
  vein: '#d5e6a0',
  rim: '#e4f2b4',
};
export const OLIVE: LeafPalette = {
  light: '#a9b073',
  mid: '#7c8a52',
  dark: '#55663f',
  shade: '#3c4c30',
  highlight: '#cfd29c',
  vein: '#e5e6c2',
  rim: '#eff0d6',
};
export const TEAL: LeafPalette = {
  light: '#63b295',
  mid: '#2f8a74',
  dark: '#1c6459',
  shade: '#124a44',
  highlight: '#9ad8bb',
  vein: '#cdeedd',
  rim: '#dcf7ea',
};
export const BARK: LeafPalette = {
  light: '#c79a68',
  mid: '#9c6f42',
  dark: '#6f4a2a',
  shade: '#4d311c',
  highlight: '#e5c495',
  vein: '#f1ddb9',
  rim: '#f8e9cd',
};

/** One colour in seven tones, for label art printed in a single ink. */
export function buildMonochrome(base: Color, depth = 1): LeafPalette {
  return {
    light: adjust(base, 0.1 * depth),
    mid: base,
    dark: adjust(base, -0.1 * depth),
    shade: adjust(base, -0.17 * depth),
    highlight: adjust(base, 0.2 * depth, 0.8),
    vein: adjust(base, 0.3 * depth, 0.5),
    rim: adjust(base, 0.32 * depth, 0.5),
  };
}
