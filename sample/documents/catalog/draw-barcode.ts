import { COLORS } from '../layout/paper.ts';
import type { Canvas } from '../pdf/canvas.ts';
import { barcodeModules } from './trade.ts';

export const BARS = { module: 0.85, height: 13 } as const;

/** Draws a barcode and returns its width. */
export function drawBarcode(canvas: Canvas, number: string, x: number, y: number) {
  const modules = barcodeModules(number);
  const width = modules.length * BARS.module;
  const bars = [...modules].flatMap((module, index) => {
    const left = index * BARS.module;
    return module === '1' ? [barPath(left, BARS.module)] : [];
  });
  // A barcode reads left to right in every language.
  canvas.path(bars.flat(), COLORS.ink, { x: x + (canvas.direction === 'rtl' ? width : 0), y });
  return width;
}

function barPath(left: number, width: number) {
  return [
    { op: 'M', to: [left, 0] },
    { op: 'L', to: [left + width, 0] },
    { op: 'L', to: [left + width, BARS.height] },
    { op: 'L', to: [left, BARS.height] },
    { op: 'Z' },
  ] as const;
}
