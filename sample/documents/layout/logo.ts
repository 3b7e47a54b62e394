import { company } from '../../company.ts';
import { buildMark } from '../../imagery/drawing/mark.ts';
import { ORANGE } from '../../imagery/logo.ts';
import type { Canvas } from '../pdf/canvas.ts';
import type { Color } from '../pdf/operators.ts';
import type { DocumentWriter } from './document-writer.ts';

const LOGO_GAP = 0.44;

/** The logo with its stem at `x` from the start side, on the baseline `y`: never mirrored (art direction 6). */
export function drawLogo(
  writer: DocumentWriter,
  canvas: Canvas,
  { x, y, height, ink, veins }: { x: number; y: number; height: number; ink: Color; veins: Color },
): void {
  const mark = buildMark(height);
  canvas.path(mark.leaf, ORANGE, { x, y });
  canvas.path(mark.stem, ink, { x, y });
  for (const vein of mark.veins) canvas.path(vein, veins, { x, y });
  const width = height * 3;
  const gap = height * LOGO_GAP;
  const size = height * 0.64;
  const style = { role: 'display', size, leading: 1, width, color: ink, y: y - height * 0.72 } as const;
  const isMirrored = writer.direction === 'rtl';
  const before = { x: x - gap - width, align: 'end' } as const;
  const after = { x: x + gap, align: 'start' } as const;
  canvas.tagged('P', () => {
    writer.write(canvas, company.name.en, { ...style, ...(isMirrored ? after : before), direction: 'ltr' });
    writer.write(canvas, company.name.ar, { ...style, ...(isMirrored ? before : after), direction: 'rtl' });
  });
}
