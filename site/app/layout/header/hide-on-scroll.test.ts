import { expect, test } from 'vitest';
import { followScroll } from './hide-on-scroll.ts';

/** Scrolls from the top through positions, and returns after each whether the header is hidden. */
function scrollThrough(positions: readonly number[]): boolean[] {
  let state = { isHidden: false, from: 0 };
  return positions.map((position) => {
    state = followScroll(state, position);
    return state.isHidden;
  });
}

test.each([
  ['one jump of 50 px', [50], false],
  ['one jump of 51 px', [51], true],
  ['50 px in steps of 10', [10, 20, 30, 40, 50], false],
  ['60 px in steps of 10', [10, 20, 30, 40, 50, 60], true],
  ['down and up by a pixel', [600, 599], false],
  ['up, and down again by 50 px', [600, 500, 550], false],
  ['up, and down again by 51 px', [600, 500, 551], true],
  ['down further while hidden, then up by a pixel', [100, 300, 299], false],
  ['bouncing at the top', [0, -40, 0, 30], false],
])('%s', (_, positions, isHidden) => expect(scrollThrough(positions).at(-1)).toBe(isHidden));
