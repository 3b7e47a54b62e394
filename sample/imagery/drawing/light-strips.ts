import { MATERIALS, type Material, type MaterialName } from './material.ts';
import { clamp, smoothstep } from './number.ts';
import type { Color } from './oklch.ts';
import { polygon } from './outlines.ts';
import { endsOf, type Profile } from './profile.ts';
import type { Drawing } from './svg.ts';

const bell = (u: number, middle: number, width: number) => Math.exp(-(((u - middle) / width) ** 2));
const band = (u: number, from: number, to: number, soft: number) =>
  smoothstep(from - soft, from, u) * (1 - smoothstep(to, to + soft, u));

type StripLayer = {
  color: Color;
  /** The layer's opacity at `u`, from -1 at the left edge to 1 at the right. */
  opacity: (u: number) => number;
  blur: number;
  count: number;
  reach: number;
};

/** Vertical strips that follow the profile, blurred into one another: light that bends with the body. */
export function drawStrips(drawing: Drawing, profile: Profile, tilt: number, layer: StripLayer) {
  const { topY, topHalf, baseY, baseHalf } = endsOf(profile);
  const side = (u: number) => [
    [topHalf * u, topY - 14] as const,
    ...profile.map(([y, half]) => [half * u, y] as const),
    [baseHalf * u, baseY + baseHalf * tilt + 6] as const,
  ];
  drawing.group({ blur: layer.blur, blurRoom: 10 }, () => {
    for (let index = 0; index < layer.count; index++) {
      const from = -layer.reach + (2 * layer.reach * index) / layer.count;
      const to = -layer.reach + (2 * layer.reach * (index + 1)) / layer.count;
      const opacity = layer.opacity((from + to) / 2);
      if (opacity < 0.012) continue;
      const strip = polygon([...side(from), ...side(to).reverse()]);
      drawing.path(strip, layer.color, { opacity: Math.min(1, opacity), crisp: true });
    }
  });
}

export function buildStripLayers(name: MaterialName, shadow: Color, rimColor: Color, maxHalf: number, count: number) {
  const m: Material = MATERIALS[name];
  const stripWidth = (maxHalf * 2.4) / count;
  const shade = (u: number) => {
    const x = clamp(u, -1, 1);
    const facing = Math.max(0, -0.56 * x + 0.83 * Math.sqrt(Math.max(0, 1 - x * x)));
    const dark = (1 - Math.min(1, m.ambient + m.diffuse * facing)) * 0.82;
    const horizon = name === 'metal' ? 0.35 * bell(x, 0.12, 0.16) : 0;
    return dark + m.edge * smoothstep(0.86, 1.03, Math.abs(x)) + horizon;
  };
  const key = (u: number) =>
    smoothstep(m.softbox[0] - m.softness, m.softbox[0] + m.softness * 0.3, u) *
    (1 - smoothstep(m.softbox[1] - m.softness * 0.3, m.softbox[1] + m.softness, u)) *
    m.specular *
    (name === 'matte' ? 0.75 : 1);
  const second = (u: number) => 0.1 * bell(u, -0.42, 0.26) * (name === 'metal' ? 2 : 1);
  const layers: StripLayer[] = [
    { color: shadow, opacity: shade, blur: Math.max(1.2, stripWidth * 0.75), count, reach: 1.2 },
    { color: '#ffffff', opacity: key, blur: Math.max(0.8, stripWidth * 0.45), count: 60, reach: 1 },
    { color: '#ffffff', opacity: second, blur: Math.max(1, stripWidth * 0.6), count: 48, reach: 1 },
    {
      color: rimColor,
      opacity: (u) => m.rim * band(u, 0.86, 0.9, 0.06),
      blur: Math.max(0.8, stripWidth * 0.4),
      count: 60,
      reach: 1,
    },
  ];
  if (name === 'gloss' || name === 'glass') {
    layers.push({ color: '#ffffff', opacity: (u) => 0.18 * band(u, 0.54, 0.6, 0.05), blur: 1.2, count: 60, reach: 1 });
  }
  return layers;
}
