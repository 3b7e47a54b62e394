import type { PACK_FORMS } from '../../../backend/content/schema/pack.ts';
import type { LabelText } from '../drawing/descriptor.ts';
import type { MaterialName } from '../drawing/material.ts';
import type { Color } from '../drawing/oklch.ts';
import type { LabelCanvas } from '../drawing/print.ts';
import type { Shape } from '../drawing/shape.ts';
import type { LabelInks } from '../drawing/signature.ts';

export type PackForm = (typeof PACK_FORMS)[number];

/** How one product's pack looks, whatever its form. */
export type PackLook = LabelInks & {
  text: LabelText;
  cap: Color;
  /** What is printed on the cap. */
  capInk: Color;
  /** The colour seen through glass, and that of soap, sticks' cords and capsules. */
  liquid: Color;
  /** How many of a carton's sticks are visible; all by default. */
  sticks?: number | undefined;
  material: MaterialName;
  /** The label's plant, its foot near (0, 0). */
  plant: readonly Shape[];
  /** The room's colour, reflected on the pack in a scene. */
  bounce?: Color;
};

/** A pack form: drawn about its base's middle at (0, 0), upwards, its contact shadow included. */
export type Pack = {
  /** Size in the 800 × 1000 frame of a packshot, whose base line is y = 900. */
  scale: number;
  /** How far above that line the base's middle stands: wide round forms show more of their foot. */
  lift?: number;
  shift?: number;
  /** Half its width, its height, and how far its foot reaches below (0, 0) towards the camera. */
  footprint: { halfWidth: number; height: number; depth: number };
  draw: (canvas: LabelCanvas, look: PackLook) => void;
};
