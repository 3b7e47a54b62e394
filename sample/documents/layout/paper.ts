import { INK, ORANGE } from '../../imagery/logo.ts';
import { PAGE } from '../pdf/document.ts';

/** The papers' colours (art direction 2). */
export const COLORS = {
  ink: INK,
  inkSecond: '#44564c',
  mist: '#eff2ed',
  line: '#d3dbd2',
  sidrDeep: '#0c2a1f',
  sage: '#c9d8c4',
  orange: ORANGE,
  ember: '#b83c0c',
  white: '#ffffff',
} as const;

/** The page margin, in points. */
export const MARGIN = 42;
export const CONTENT_WIDTH = PAGE.width - 2 * MARGIN;
