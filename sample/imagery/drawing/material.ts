import type { Color } from './color.ts';
import { clamp, type Path, polygon, smoothstep, steps } from './geometry.ts';
import { linearInDrawing, type Stop } from './paint.ts';
import { endsOf, halfWidthAt, type Profile, TILT } from './profile.ts';
import type { Drawing } from './svg.ts';

type Material = {
  ambient: number;
  diffuse: number;
  specular: number;
  /** Where the softbox mirrors in the surface: -1 is the left edge, 0 the axis. */
  softbox: readonly [from: number, to: number];
  softness: number;
  rim: number;
  edge: number;
};

const MATERIALS = {
  matte: {
    ambient: 0.44,
    diffuse: 0.6,
    specular: 0.26,
    softbox: [-0.86, -0.62],
    softness: 0.26,
    rim: 0.16,
    edge: 0.34,
  },
  satin: { ambient: 0.4, diffuse: 0.64, specular: 0.44, softbox: [-0.86, -0.7], softness: 0.14, rim: 0.3, edge: 0.42 },
  gloss: {
    ambient: 0.38,
    diffuse: 0.66,
    specular: 0.62,
    softbox: [-0.88, -0.72],
    softness: 0.05,
    rim: 0.45,
    edge: 0.45,
  },
  glass: { ambient: 0.62, diffuse: 0.4, specular: 0.7, softbox: [-0.9, -0.76], softness: 0.04, rim: 0.6, edge: 0.62 },
  metal: { ambient: 0.3, diffuse: 0.62, specular: 0.8, softbox: [-0.6, -0.25], softness: 0.08, rim: 0.6, edge: 0.5 },
} as const satisfies Record<string, Material>;

export type MaterialName = keyof typeof MATERIALS;

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
function drawStrips(drawing: Drawing, profile: Profile, tilt: number, layer: StripLayer) {
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

function buildStripLayers(name: MaterialName, shadow: Color, rimColor: Color, maxHalf: number, count: number) {
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

/** Shoulders that face up catch light, waists that face down lose it. */
function slopeStops(profile: Profile, shadow: Color): Stop[] {
  const { topY, baseY } = endsOf(profile);
  return steps(26, (t): Stop => {
    const y = topY + (baseY - topY) * t;
    const slope = (halfWidthAt(profile, y + 4) - halfWidthAt(profile, y - 4)) / 8;
    return slope > 0
      ? [t, '#ffffff', Math.min(0.34, Math.max(0, slope - 0.12) * 0.4)]
      : [t, shadow, Math.min(0.5, Math.max(0, -slope - 0.04) * 0.6)];
  });
}

export type LightOptions = {
  material: MaterialName;
  shadow: Color;
  tilt?: number;
  /** The room's colour thrown back on the body's right edge and foot. */
  bounce?: Color;
  /** How dark the foot gets. */
  falloff?: number;
  strips?: number;
};

/** Lights a turned body over its print, as one clipped overlay (art direction 4, pack steps 2 to 5). */
export function lightBody(drawing: Drawing, profile: Profile, silhouette: Path, options: LightOptions): void {
  const { material, shadow, tilt = TILT, bounce, falloff = 0.22, strips = 44 } = options;
  const { topY, baseY, baseHalf } = endsOf(profile);
  const maxHalf = Math.max(...profile.map(([, half]) => half));
  const down = (stops: readonly Stop[], bottom: number) => linearInDrawing(stops, [0, topY], [0, bottom]);
  const foot = baseY + baseHalf * tilt;
  drawing.group({ clip: silhouette }, () => {
    for (const layer of buildStripLayers(material, shadow, bounce ?? '#fff6ea', maxHalf, strips))
      drawStrips(drawing, profile, tilt, layer);
    drawing.path(silhouette, down(slopeStops(profile, shadow), baseY));
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
