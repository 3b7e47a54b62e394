import type { Color } from '../drawing/oklch.ts';
import type { RangeName } from '../look/ranges.ts';
import type { PackForm } from '../packs/pack.ts';
import type { PlantName } from '../plants/plants.ts';

/** What stands beside the packs. */
export type TableProp =
  | { kind: 'towels'; colors: readonly Color[] }
  | { kind: 'tumbler' }
  | { kind: 'tea' }
  | { kind: 'dish'; color: Color; plant: PlantName };

/** A range's table: its material, and what lies on it beside the packs. */
export type TableDressing = {
  table: Color;
  isWood: boolean;
  cloth: Color;
  hem: Color;
  /** A potted plant behind the packs, and the plant in front if it is not the range's own. */
  behind?: PlantName;
  front?: PlantName;
  /** The form of the pack that lies on its side. */
  lies?: PackForm;
  prop: TableProp;
};

const LINEN = '#f1e9da';

export const TABLE_DRESSINGS: Record<RangeName, TableDressing> = {
  tarwa: {
    table: '#b98556',
    isWood: true,
    cloth: LINEN,
    hem: '#3a7a45',
    behind: 'neem',
    prop: { kind: 'dish', color: '#8c5a3c', plant: 'amla' },
  },
  nadiya: {
    table: '#f3e6df',
    isWood: false,
    cloth: '#f7d5c9',
    hem: '#b9606a',
    behind: 'aloe',
    front: 'rose',
    lies: 'tube',
    prop: { kind: 'towels', colors: ['#fbf3ee', '#eec3b5', '#fbf3ee'] },
  },
  faris: {
    table: '#6a4a34',
    isWood: true,
    cloth: '#b8cfdb',
    hem: '#16334d',
    behind: 'rosemary',
    lies: 'tube',
    prop: { kind: 'towels', colors: ['#dfe9ee', '#2f6f93', '#16334d'] },
  },
  mahd: {
    table: '#d9b382',
    isWood: true,
    cloth: '#fdf6e3',
    hem: '#e0a91f',
    behind: 'olive',
    front: 'chamomile',
    prop: { kind: 'towels', colors: ['#fffaf0', '#f6d97f', '#fffaf0'] },
  },
  naima: {
    table: '#efe8f5',
    isWood: false,
    cloth: '#dccbee',
    hem: '#7d5bab',
    behind: 'black-seed',
    lies: 'tube',
    prop: { kind: 'towels', colors: ['#f7f2fb', '#cbb3e6', '#f7f2fb'] },
  },
  basma: {
    table: '#e3ece4',
    isWood: false,
    cloth: '#fbfdf9',
    hem: '#1f8a74',
    behind: 'neem',
    lies: 'tube',
    prop: { kind: 'tumbler' },
  },
  arak: {
    table: '#a9743f',
    isWood: true,
    cloth: LINEN,
    hem: '#5a4326',
    behind: 'olive',
    lies: 'tube',
    prop: { kind: 'tumbler' },
  },
  balsam: {
    table: '#e5e9ec',
    isWood: false,
    cloth: '#cfe2f3',
    hem: '#2f6fb3',
    behind: 'olive',
    lies: 'tube',
    prop: { kind: 'dish', color: '#f4efe4', plant: 'almond' },
  },
  qiwam: {
    table: '#8a5a36',
    isWood: true,
    cloth: '#f6e2ba',
    hem: '#8a3d0c',
    behind: 'black-seed',
    prop: { kind: 'tea' },
  },
  qirmiz: {
    table: '#ead9cf',
    isWood: false,
    cloth: '#fff4ea',
    hem: '#b3172b',
    behind: 'neem',
    lies: 'tube',
    prop: { kind: 'tumbler' },
  },
};
