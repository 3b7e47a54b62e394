import { expect, test } from 'vitest';
import { createRanking } from './rank-cells.ts';

const header = { said: 'site/header.ts useHideOnScroll', held: 'the header hides on scroll' };
const footer = { said: 'site/footer.ts', held: 'the footer stands below' };
const mail = { said: 'backend/mail.ts', held: 'a header of a mail' };
const form = { said: 'site/form.ts', held: 'fields' };
const rank = createRanking([header, footer, mail, form]);

test.each([
  ['Header hides', header, 0.125],
  ['Header hides', mail, 0.375],
  ['Header hides', footer, 1],
  ['Footer stands below', footer, 0.125],
  ['/', form, 0],
])('%j in %j: %d of the cells speak more of it', (rule, cell, share) => {
  expect(rank(rule, cell)).toBe(share);
});
