import type { Color } from '../drawing/oklch.ts';
import { polygon, rectangle } from '../drawing/outlines.ts';
import { standPlant } from '../scenes/pot.ts';
import { drawCard, raiseQuestion } from './index-cards.ts';
import { setTable } from './mortar.ts';
import { BRASS, INK, ORANGE, PAPER, type Subject, WOOD } from './subject.ts';
import { drawPlank, leftOf, standBox } from './wares.ts';

const BOX = { x: 500, y: 690, width: 430, height: 150, depth: 120 };
const TABS: readonly Color[] = ['#2f6b4f', '#c98a2b', '#8a4b8f', '#3d7f95', ORANGE, '#5b7a3a'];

/** A box of index cards, a question in each script drawn out of it. */
export const cardIndex: Subject = (studio, { plant }) => {
  const { drawing } = studio;
  setTable(studio, '#d7c3a4');
  standPlant(studio, plant, { x: 1040, y: 650, tall: 230 }, '#c9724a');
  standBox(studio, { ...BOX, color: WOOD });
  const left = leftOf(studio, BOX.x, BOX.width);
  const top = BOX.y - BOX.height;
  const inset = BOX.depth * 0.55;
  drawing.path(
    polygon([
      [left + 12, top],
      [left + inset + 6, top - BOX.depth + 10],
      [left + BOX.width - inset - 6, top - BOX.depth + 10],
      [left + BOX.width - 12, top],
    ]),
    '#4a2f18',
  );
  for (const [row, tab] of TABS.entries()) {
    const near = row / (TABS.length - 1);
    const width = BOX.width - 34 - inset * 1.7 * (1 - near);
    const x = left + (BOX.width - width) / 2;
    const y = top - BOX.depth * (1 - near) * 0.8 - 52;
    drawing.rect(x + width * (0.06 + row * 0.135), y - 20, width * 0.17, 24, tab);
    drawCard(studio, x, y, width, 90);
    if (row === 2) raiseQuestion(studio, 625, '?', 'display');
    if (row === 3) raiseQuestion(studio, 810, '؟', 'displayArabic');
  }
  const front = { x: left, y: top, width: BOX.width, height: BOX.height };
  drawing.group({ clip: rectangle(left, top, BOX.width, BOX.height) }, () => drawPlank(studio, front, WOOD, 4));
  drawing.path(rectangle(left + BOX.width / 2 - 70, top + 46, 140, 54), BRASS);
  drawing.path(rectangle(left + BOX.width / 2 - 60, top + 54, 120, 38), PAPER);
  for (const [index, wide] of [84, 56].entries())
    drawing.rect(left + BOX.width / 2 - wide / 2, top + 64 + index * 12, wide, 5, INK, { opacity: 0.55 });
};
