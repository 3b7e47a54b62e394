import type { PackForm } from '../packs/pack.ts';
import { PACKS } from '../packs/packs.ts';
import type { PackToShow } from './stand.ts';

/** Baselines of the packs: tall ones on the step behind, low and lying ones in front. */
const BACK_ROW = 470;
const FRONT_ROW = 626;
/** The extent of the step, the height of the tallest pack, and the most a low one measures at its own size. */
export const STEP = { from: 320, to: 960 } as const;
const TALLEST = 346;
const LOW = 420;
/** Start of the low packs, without and with a lying pack, and their end before the fruit. */
const LOW_FROM = 330;
const AFTER_LYING = 590;
const LOW_TO = 944;
const GAP = 16;
const WIDEST_GAP = 110;
/** Front packs are drawn a little smaller, so that they hide less. */
const NEARER = 0.9;
const LYING_AT = 400;
const LYING = 0.86;

export type PlacedPack = { pack: PackToShow; x: number; y: number; scale: number };
type TablePlan = { behind: PlacedPack[]; before: PlacedPack[]; lying: PlacedPack | null };

/** Half the width of a pack, and its height, at its own size. */
export function sizeOf({ form }: PackToShow): { half: number; tall: number } {
  const { scale, footprint } = PACKS[form];
  return { half: footprint.halfWidth * scale, tall: footprint.height * scale };
}

const widthOf = (packs: readonly PackToShow[]) => packs.reduce((sum, pack) => sum + sizeOf(pack).half * 2, 0);

/** The largest scale at which packs stand side by side between two places. */
const fit = (packs: readonly PackToShow[], from: number, to: number, gap: number) =>
  (to - from - gap * (packs.length - 1)) / Math.max(widthOf(packs), 1);

/** Packs side by side in the middle of a stretch of the table. */
function spread(
  packs: readonly PackToShow[],
  at: { from: number; to: number; y: number; scale: number },
): PlacedPack[] {
  const { from, to, y, scale } = at;
  const total = widthOf(packs) * scale;
  const gap = packs.length > 1 ? Math.min(WIDEST_GAP, (to - from - total) / (packs.length - 1)) : 0;
  let left = (from + to - total - gap * (packs.length - 1)) / 2;
  return packs.map((pack) => {
    const half = sizeOf(pack).half * scale;
    const x = left + half;
    left += half * 2 + gap;
    return { pack, x, y, scale };
  });
}

/** Plans where packs stand on a table, in their true proportions; one of the form `lies` is laid on its side. */
export function planTable(packs: readonly PackToShow[], lies?: PackForm): TablePlan {
  const laid = packs.find(({ form }) => form === lies);
  const standing = packs.filter((pack) => pack !== laid);
  const tall = standing.filter((pack) => sizeOf(pack).tall > LOW);
  const low = standing.filter((pack) => sizeOf(pack).tall <= LOW);
  const scale = Math.min(
    TALLEST / Math.max(...packs.map((pack) => sizeOf(pack).tall)),
    fit(tall, STEP.from, STEP.to, GAP),
  );
  const from = laid ? AFTER_LYING : LOW_FROM;
  const lowScale = Math.min(scale * NEARER, fit(low, from, LOW_TO, GAP * 2));
  return {
    behind: spread(tall, { ...STEP, y: BACK_ROW, scale }),
    before: spread(low, { from, to: LOW_TO, y: FRONT_ROW, scale: lowScale }),
    lying: laid ? { pack: laid, x: LYING_AT, y: FRONT_ROW, scale: scale * LYING } : null,
  };
}
