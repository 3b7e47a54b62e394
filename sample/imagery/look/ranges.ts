import type { Translated } from '../../../contract/languages.ts';
import type { MaterialName } from '../drawing/material.ts';
import type { Color } from '../drawing/oklch.ts';
import { buildMonochrome, GREEN, type LeafPalette, OLIVE, TEAL } from '../drawing/palettes.ts';
import type { PlantName } from '../plants/plants.ts';

type Range = {
  name: Translated;
  /** The group of product types whose pages show its room. */
  group?: string;
  /** The wall of its room. */
  room: Color;
  /** The colour of text on that wall. */
  text: Color;
  body: Color;
  cap: Color;
  /** Print colours of the pack: for the name, then for the small text. */
  ink: Color;
  secondInk: Color;
  /** The plant of its room and the one whose shadow falls on its wall. */
  plant: PlantName;
  shadowPlant: PlantName;
  /** Leaves as printed on its labels. */
  labelPalette: LeafPalette;
  /** How its bottles and tubes shine. */
  finish: MaterialName;
};

const TARWA_LEAF: LeafPalette = {
  light: '#8fbf5e',
  mid: '#5a9a4b',
  dark: '#3a7a45',
  shade: '#245c38',
  highlight: '#c4e082',
  vein: '#e3f0b8',
  rim: '#f0f8cf',
};
const NADIYA_LEAF: LeafPalette = {
  light: '#7fc1a3',
  mid: '#4a9c86',
  dark: '#2d7a6b',
  shade: '#1e5d54',
  highlight: '#b2e0c6',
  vein: '#e0f5e8',
  rim: '#effaf2',
};

/** The ten ranges (art direction 2). */
const RANGES = {
  tarwa: {
    name: { en: 'Tarwa', ar: 'تروى' },
    group: 'hair-care',
    room: '#a9bd70',
    text: '#10271d',
    body: '#1d5a3f',
    cap: '#123c2a',
    ink: '#fff3d9',
    secondInk: '#e8d79a',
    plant: 'amla',
    shadowPlant: 'neem',
    labelPalette: TARWA_LEAF,
    finish: 'satin',
  },
  nadiya: {
    name: { en: 'Nadiya', ar: 'نديّة' },
    group: 'skin-care',
    room: '#eab5a6',
    text: '#10271d',
    body: '#f3dcd3',
    cap: '#fbf3ee',
    ink: '#6b2230',
    secondInk: '#6b2230',
    plant: 'aloe',
    shadowPlant: 'olive',
    labelPalette: NADIYA_LEAF,
    finish: 'matte',
  },
  faris: {
    name: { en: 'Faris', ar: 'فارس' },
    group: 'mens-styling',
    room: '#2f6f93',
    text: '#ffffff',
    body: '#16334d',
    cap: '#0d2033',
    ink: '#dff0f7',
    secondInk: '#8fc3dc',
    plant: 'rosemary',
    shadowPlant: 'olive',
    labelPalette: buildMonochrome('#3f7fa3', 1.1),
    finish: 'satin',
  },
  mahd: {
    name: { en: 'Mahd', ar: 'مهد' },
    group: 'baby-care',
    room: '#f6d97f',
    text: '#10271d',
    body: '#fdf6e3',
    cap: '#f4c84a',
    ink: '#7a4a08',
    secondInk: '#7a4a08',
    plant: 'olive',
    shadowPlant: 'olive',
    labelPalette: OLIVE,
    finish: 'matte',
  },
  naima: {
    name: { en: 'Naima', ar: 'ناعمة' },
    group: 'hair-removal',
    room: '#cbb3e6',
    text: '#10271d',
    body: '#b79bd6',
    cap: '#f7f2fb',
    ink: '#2f1450',
    secondInk: '#2f1450',
    plant: 'black-seed',
    shadowPlant: 'sidr',
    labelPalette: buildMonochrome('#8a67b8', 1),
    finish: 'satin',
  },
  basma: {
    name: { en: 'Basma', ar: 'بسمة' },
    group: 'oral-care',
    room: '#7cc5ad',
    text: '#10271d',
    body: '#e6f2ea',
    cap: '#1f8a74',
    ink: '#0f4f43',
    secondInk: '#0f4f43',
    plant: 'neem',
    shadowPlant: 'sidr',
    labelPalette: GREEN,
    finish: 'satin',
  },
  arak: {
    name: { en: 'Arak', ar: 'أراك' },
    room: '#d8bd78',
    text: '#10271d',
    body: '#e8d7a8',
    cap: '#5a4326',
    ink: '#3d2b12',
    secondInk: '#3d2b12',
    plant: 'miswak',
    shadowPlant: 'sidr',
    labelPalette: GREEN,
    finish: 'matte',
  },
  balsam: {
    name: { en: 'Balsam', ar: 'بلسم' },
    group: 'balms',
    room: '#8fbde4',
    text: '#10271d',
    body: '#2f6fb3',
    cap: '#dfe6ea',
    ink: '#ffffff',
    secondInk: '#d6e8f8',
    plant: 'almond',
    shadowPlant: 'sidr',
    labelPalette: GREEN,
    finish: 'satin',
  },
  qiwam: {
    name: { en: 'Qiwam', ar: 'قوام' },
    group: 'health-care',
    room: '#f0a63c',
    text: '#10271d',
    body: '#8a3d0c',
    cap: '#3a1a08',
    ink: '#fff0cf',
    secondInk: '#ffd27a',
    plant: 'black-seed',
    shadowPlant: 'sidr',
    labelPalette: TEAL,
    finish: 'satin',
  },
  qirmiz: {
    name: { en: 'Qirmiz', ar: 'قرمز' },
    room: '#bf3a47',
    text: '#ffffff',
    body: '#b3172b',
    cap: '#fff4ea',
    ink: '#fff1e2',
    secondInk: '#ffd0a8',
    plant: 'clove',
    shadowPlant: 'neem',
    labelPalette: GREEN,
    finish: 'satin',
  },
} as const satisfies Record<string, Range>;

export type RangeName = keyof typeof RANGES;
export const RANGE_NAMES = Object.keys(RANGES).filter(isRange);

/** Whether a word names one of the ten ranges. */
export function isRange(name: string): name is RangeName {
  return Object.hasOwn(RANGES, name);
}

/** The range of a name, as plain data. */
export function rangeOf(name: RangeName): Range {
  return RANGES[name];
}
