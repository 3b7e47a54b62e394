import type { Translated } from '../../../contract/languages.ts';
import { adjust, contrast, lightnessOf } from '../drawing/color.ts';
import type { Color } from '../drawing/oklch.ts';
import type { PackLook } from '../packs/pack.ts';
import type { DrawPlant, PlantName } from '../plants/plants.ts';
import { type RangeName, rangeOf } from './ranges.ts';

/** What a picture needs to know about a product's pack. */
export type PackDesign = {
  range: RangeName;
  descriptor: Translated<readonly string[]>;
  size: string;
  plant: PlantName;
  /** Number of sticks in it, if fewer than its carton shows. */
  sticks?: number;
  liquid?: Color;
  body?: Color;
  cap?: Color;
};

const DEFAULT_LIQUID = '#cf8412';
/** Small print on packs keeps at least this contrast with what it is printed on. */
const PRINT_CONTRAST = 4;

/** The wanted ink where it is readable on the surface, else a dark or a creamy one. */
function readableInk(surface: Color, wanted: Color): Color {
  if (contrast(surface, wanted) >= PRINT_CONTRAST) return wanted;
  return lightnessOf(surface) > 0.6 ? adjust(surface, -0.52, 0.9) : '#fff6e6';
}

/** A label shows some plants as picked rather than as grown. */
function labelPlant(plant: PlantName): PlantName {
  return plant === 'amla' ? 'amla-cluster' : plant;
}

/** A product's look: its range's colours, changed where the product says so. */
export function buildLook(design: PackDesign, drawPlant: DrawPlant): PackLook {
  const range = rangeOf(design.range);
  const body = design.body ?? range.body;
  const cap = design.cap ?? range.cap;
  return {
    text: { range: range.name, descriptor: design.descriptor, size: design.size },
    body,
    cap,
    ink: readableInk(body, range.ink),
    secondInk: readableInk(body, range.secondInk),
    capInk: readableInk(cap, range.ink),
    liquid: design.liquid ?? DEFAULT_LIQUID,
    sticks: design.sticks,
    material: range.finish,
    plant: drawPlant(labelPlant(design.plant), range.labelPalette),
  };
}
