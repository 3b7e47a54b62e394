import { descriptorHeight, type LabelText, printDescriptor } from './descriptor.ts';
import type { Path, Warp } from './geometry.ts';
import { fitText, type LabelCanvas, printText } from './print.ts';
import { placeShapes, type Shape, shapeBounds } from './shape.ts';
import { type LabelInks, printSignature } from './signature.ts';
import type { TypeStyle } from './type.ts';

export type LabelArea = {
  /** Half of the width that faces the camera. */
  half: number;
  top: number;
  bottom: number;
  /** Height of the Latin range name before it is fitted. */
  nameSize: number;
  /** Where the plant is cut off. */
  clip: Path;
  /** How many times the area's width a wide plant may reach before it is made smaller. */
  crop?: number;
};

/** The plant grows from the area's foot and never rises above `top` (art direction 4, label). */
function printPlant({ drawing }: LabelCanvas, plant: readonly Shape[], area: LabelArea, top: number, warp: Warp): void {
  const { left, right, top: plantTop, bottom: plantFoot } = shapeBounds(plant);
  const [width, height] = [right - left, plantFoot - plantTop];
  const room = area.bottom - top;
  const byHeight = Math.min((room * 1.12) / height, (area.half * 2 * (area.crop ?? 1)) / width);
  const scale = Math.max(byHeight, Math.min((1.5 * area.half) / width, (room * 1.5) / height));
  const spare = room * 0.98 - height * scale;
  const y = spare > 0 ? area.bottom - spare * 0.32 - plantFoot * scale : top + room * 0.02 - plantTop * scale;
  const x = (-(left + right) / 2) * scale;
  drawing.group({ clip: area.clip }, () => drawing.shapes(placeShapes(plant, { scale, x, y }), warp));
}

/** The house label, centred: signature, range in two scripts, descriptor, plant from the base. */
export function printLabel(
  canvas: LabelCanvas,
  area: LabelArea,
  text: LabelText,
  inks: LabelInks,
  plant: readonly Shape[],
  warp: Warp,
): void {
  const { half, top, bottom, nameSize } = area;
  const leafHeight = half * 0.26;
  const leafFoot = top + (bottom - top) * 0.03 + leafHeight;
  const latinStyle: TypeStyle = { face: 'display', weight: 700, size: nameSize, tracking: -0.012 };
  const latin = fitText(canvas.typeset, text.range.en, latinStyle, half * 1.46);
  const arabicStyle: TypeStyle = { face: 'displayArabic', weight: 700, size: latin.size * 0.9 };
  const arabic = fitText(canvas.typeset, text.range.ar, arabicStyle, half * 1.3);
  const latinY = leafFoot + half * 0.1 + latin.size * 0.74;
  const arabicY = latinY + arabic.size * 0.88;
  const descriptorY = arabicY + arabic.size * 0.46 + half * 0.06;
  const plantTop = descriptorY + descriptorHeight(canvas.typeset, text, half);
  printPlant(canvas, plant, area, plantTop, warp);
  printSignature(canvas, leafFoot, leafHeight, inks, warp);
  printText(canvas, text.range.en, { ...latin, y: latinY }, inks.ink, warp);
  printText(canvas, text.range.ar, { ...arabic, y: arabicY }, inks.ink, warp);
  printDescriptor(canvas, text, descriptorY, half, inks.secondInk, warp);
}
