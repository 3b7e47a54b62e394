import type { Translated } from '../../../contract/languages.ts';
import { company } from '../../company.ts';
import type { Color } from './color.ts';
import { densify, mapPath, type Path, rectangle, type Warp } from './geometry.ts';
import { buildMark } from './mark.ts';
import { placeShapes, type Shape, shapeBounds } from './shape.ts';
import type { Drawing } from './svg.ts';
import type { TypeStyle, Typesetter } from './type.ts';

/** What is printed on a pack. */
export type LabelText = {
  range: Translated;
  /** One or two short lines a language: what the product is. */
  descriptor: Translated<readonly string[]>;
  size: string;
};
export type LabelInks = { ink: Color; secondInk: Color; body: Color };

export type Press = { drawing: Drawing; type: Typesetter };

/** Prints an outline on a surface. */
export function printPath({ drawing }: Press, path: Path, fill: Color, warp: Warp, opacity?: number): void {
  drawing.path(mapPath(densify(path), warp), fill, { opacity });
}

/** Prints a line of text on a surface and gives its width. */
export function printText(
  press: Press,
  text: string,
  style: TypeStyle,
  fill: Color,
  warp: Warp,
  opacity?: number,
): number {
  const { path, width } = press.type(text, style);
  printPath(press, path, fill, warp, opacity);
  return width;
}

/** The style made smaller where the text would be wider than `room`. */
export function fitText(type: Typesetter, text: string, style: TypeStyle, room: number): TypeStyle {
  const { width } = type(text, style);
  return width > room ? { ...style, size: (style.size * room) / width } : style;
}

/** Arabic pack art counts in Arabic-Indic digits (art direction 3). */
export function toArabicDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) => String.fromCharCode(0x660 + Number(digit))).replaceAll('%', '٪');
}

/** The company's two names with the leaf between them, the leaf's foot at `y`. */
export function printSignature(press: Press, y: number, leafHeight: number, inks: LabelInks, warp: Warp): void {
  const mark = buildMark(leafHeight, y);
  printPath(press, mark.leaf, inks.ink, warp);
  for (const vein of [mark.stem, ...mark.veins]) printPath(press, vein, inks.body, warp);
  const size = leafHeight * 0.52;
  const gap = leafHeight * 0.577;
  const baseline = y - leafHeight * 0.3;
  const latin: TypeStyle = { face: 'display', weight: 700, size, anchor: 'right', x: -gap, y: baseline };
  const arabic: TypeStyle = { face: 'displayArabic', weight: 700, size, anchor: 'left', x: gap, y: baseline };
  printText(press, company.name.en, latin, inks.ink, warp);
  printText(press, company.name.ar, arabic, inks.ink, warp);
}

const descriptorRows = ({ descriptor }: LabelText) => Math.min(2, Math.max(descriptor.en.length, descriptor.ar.length));
const DESCRIPTOR_HEIGHT = [0, 0.9, 1.9] as const;

/** The size at which every descriptor line fits its half of the label. */
function descriptorSize(type: Typesetter, { descriptor }: LabelText, half: number): number {
  const full = half * 0.128;
  const shrink = (lines: readonly string[], face: 'text' | 'textArabic') =>
    Math.min(1, ...lines.map((line) => (half * 0.78) / type(line, { face, weight: 600, size: full }).width));
  return full * Math.min(shrink(descriptor.en, 'text'), shrink(descriptor.ar.map(toArabicDigits), 'textArabic'));
}

/** English to the left of a hairline, Arabic to its right. */
function printDescriptor(press: Press, text: LabelText, y: number, half: number, ink: Color, warp: Warp): void {
  const rows = descriptorRows(text);
  if (rows === 0) return;
  const size = descriptorSize(press.type, text, half);
  const hairline = rectangle(-0.8, y - size * 0.9, 1.6, size * (rows > 1 ? 2.6 : 1.3));
  printPath(press, hairline, ink, warp, 0.7);
  text.descriptor.en.slice(0, rows).forEach((line, row) => {
    const style: TypeStyle = { face: 'text', weight: 600, size, anchor: 'right', x: -half * 0.055 };
    printText(press, line, { ...style, y: y + row * size * 1.28 }, ink, warp);
  });
  text.descriptor.ar.slice(0, rows).forEach((line, row) => {
    const style: TypeStyle = { face: 'textArabic', weight: 600, size, anchor: 'left', x: half * 0.055 };
    printText(press, toArabicDigits(line), { ...style, y: y + row * size * 1.28 }, ink, warp);
  });
}

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
function printPlant({ drawing }: Press, plant: readonly Shape[], area: LabelArea, top: number, warp: Warp): void {
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

/** The centred label of the house: signature, range in two scripts, descriptor, plant from the base. */
export function printLabel(
  press: Press,
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
  const latin = fitText(press.type, text.range.en, latinStyle, half * 1.46);
  const arabicStyle: TypeStyle = { face: 'displayArabic', weight: 700, size: latin.size * 0.9 };
  const arabic = fitText(press.type, text.range.ar, arabicStyle, half * 1.3);
  const latinY = leafFoot + half * 0.1 + latin.size * 0.74;
  const arabicY = latinY + arabic.size * 0.88;
  const descriptorY = arabicY + arabic.size * 0.46 + half * 0.06;
  const descriptorHeight = DESCRIPTOR_HEIGHT[descriptorRows(text)] ?? 0;
  const plantTop = descriptorY + descriptorSize(press.type, text, half) * descriptorHeight;
  printPlant(press, plant, area, plantTop, warp);
  printSignature(press, leafFoot, leafHeight, inks, warp);
  printText(press, text.range.en, { ...latin, y: latinY }, inks.ink, warp);
  printText(press, text.range.ar, { ...arabic, y: arabicY }, inks.ink, warp);
  printDescriptor(press, text, descriptorY, half, inks.secondInk, warp);
}
