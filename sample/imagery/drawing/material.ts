export type Material = {
  ambient: number;
  diffuse: number;
  specular: number;
  /** Where the softbox is reflected in the surface: -1 is the left edge, 0 the axis. */
  softbox: readonly [from: number, to: number];
  softness: number;
  rim: number;
  edge: number;
};

export const MATERIALS = {
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
