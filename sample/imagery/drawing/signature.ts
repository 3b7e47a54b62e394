import { company } from '../../company.ts';
import type { Warp } from './geometry.ts';
import { buildMark } from './mark.ts';
import type { Color } from './oklch.ts';
import { type LabelCanvas, printPath, printText } from './print.ts';
import type { TypeStyle } from './type.ts';

export type LabelInks = { ink: Color; secondInk: Color; body: Color };

/** The company's two names with the leaf between them, the leaf's foot at `y`. */
export function printSignature(canvas: LabelCanvas, y: number, leafHeight: number, inks: LabelInks, warp: Warp): void {
  const mark = buildMark(leafHeight, y);
  printPath(canvas, mark.leaf, inks.ink, warp);
  for (const vein of [mark.stem, ...mark.veins]) printPath(canvas, vein, inks.body, warp);
  const size = leafHeight * 0.52;
  const gap = leafHeight * 0.577;
  const baseline = y - leafHeight * 0.3;
  const latin: TypeStyle = { face: 'display', weight: 700, size, anchor: 'right', x: -gap, y: baseline };
  const arabic: TypeStyle = { face: 'displayArabic', weight: 700, size, anchor: 'left', x: gap, y: baseline };
  printText(canvas, company.name.en, latin, inks.ink, warp);
  printText(canvas, company.name.ar, arabic, inks.ink, warp);
}
