import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A run of text on a page: its box, its colour, and whether it is large text (WCAG 1.4.3). */
type TextRun = { text: string; x: number; y: number; width: number; height: number; color: string; isLarge: boolean };
type Reading = { text: string; contrast: number; needed: number };

/** Stops transitions, so that no colour is read halfway. */
const NO_MOTION = '*, ::before, ::after { transition: none !important; animation: none !important }';

/** Hides the text, and everything fixed or sticky above the page. */
const HIDE_TEXT = `
  * { color: transparent !important; border-color: transparent !important }
  body > header, [data-cookie-bar] { visibility: hidden !important }
`;

/** Pixels are averaged over squares of this size, about the stroke of a letter. */
const SQUARE = 3;

/**
 * Reads the contrast of every text in view within a selector against the pixels behind it: the text is hidden, a
 * screenshot taken, and the worst square counts.
 */
export async function readContrast(page: Page, selector: string): Promise<Reading[]> {
  await adoptStyles(page, NO_MOTION);
  const runs = await page.evaluate(findRuns, selector);
  if (runs.length === 0) return [];
  await adoptStyles(page, NO_MOTION + HIDE_TEXT);
  const shot = await page.screenshot({ animations: 'disabled', scale: 'css' });
  await adoptStyles(page, NO_MOTION);
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return runs.map((run) => ({
    text: run.text,
    contrast: findWorst(run, data, info.width, info.height),
    needed: run.isLarge ? 3 : 4.5,
  }));
}

/** Replaces the added style sheet of the page, through the CSSOM, since its policy refuses inline styles. */
async function adoptStyles(page: Page, text: string): Promise<void> {
  await page.evaluate(async (rules) => {
    document.adoptedStyleSheets = [await new CSSStyleSheet().replace(rules)];
  }, text);
}

/** Runs in the page: finds the lines of text that are on a picture, without a background of their own. */
function findRuns(selector: string): TextRun[] {
  const runs: TextRun[] = [];
  for (const root of document.querySelectorAll(selector)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !element.checkVisibility({ visibilityProperty: true })) continue;
      let above: Element | null = element;
      while (above && above !== root && getComputedStyle(above).backgroundColor === 'rgba(0, 0, 0, 0)') {
        above = above.parentElement;
      }
      if (above !== root) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        const isInView = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
        if (width < 1 || !isInView) continue;
        const text = node.textContent.trim();
        runs.push({ text, x, y, width, height, color, isLarge });
      }
    }
  }
  return runs;
}

function findWorst({ x, y, width, height, color }: TextRun, pixels: Buffer, across: number, down: number): number {
  const text = luminanceOf((color.match(/\d+/g) ?? []).slice(0, 3).map(Number));
  let worst = 21;
  for (let top = Math.floor(y); top + SQUARE <= Math.min(y + height, down); top += SQUARE) {
    for (let start = Math.floor(x); start + SQUARE <= Math.min(x + width, across); start += SQUARE) {
      worst = Math.min(worst, contrastOf(text, luminanceOf(averageOf(pixels, across, start, top))));
    }
  }
  return Math.round(worst * 100) / 100;
}

function averageOf(pixels: Buffer, across: number, x: number, y: number): number[] {
  const sums = [0, 0, 0];
  for (let row = 0; row < SQUARE; row += 1) {
    for (let column = 0; column < SQUARE; column += 1) {
      const at = ((y + row) * across + x + column) * 3;
      for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + (pixels[at + channel] ?? 0);
    }
  }
  return sums.map((sum) => sum / SQUARE ** 2);
}

function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function luminanceOf([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
