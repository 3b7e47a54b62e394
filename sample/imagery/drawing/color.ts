import { type Color, channelsOf, fromOklch, linearise, toOklch } from './oklch.ts';

/** The colour made lighter or darker by `lightness` (OKLCH, 0 to 1), its chroma multiplied. */
export function adjust(color: Color, lightness: number, chroma = 1): Color {
  const [l, c, h] = toOklch(color);
  return fromOklch([Math.min(1, Math.max(0, l + lightness)), c * chroma, h]);
}

/** The colour `amount` of the way from `from` to `to`, mixed in OKLab. */
export function mix(from: Color, to: Color, amount: number): Color {
  const [l0, c0, h0] = toOklch(from);
  const [l1, c1, h1] = toOklch(to);
  const a = c0 * Math.cos(h0) * (1 - amount) + c1 * Math.cos(h1) * amount;
  const b = c0 * Math.sin(h0) * (1 - amount) + c1 * Math.sin(h1) * amount;
  return fromOklch([l0 + (l1 - l0) * amount, Math.hypot(a, b), Math.atan2(b, a)]);
}

/** How light a colour looks, 0 to 1 (OKLCH). */
export function lightnessOf(color: Color): number {
  return toOklch(color)[0];
}

/** The WCAG contrast ratio of two colours, 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const luminance = (color: Color) => {
    const [r, g, b] = channelsOf(color);
    return 0.2126 * linearise(r) + 0.7152 * linearise(g) + 0.0722 * linearise(b);
  };
  const [low, high] = [luminance(one), luminance(other)].sort((x, y) => x - y);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

/** The shade an object throws on itself: its own hue, darker, never black (art direction 4). */
export function shadeOf(color: Color): Color {
  return adjust(color, -0.36, 0.75);
}
