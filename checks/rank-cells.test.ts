import { expect, test } from 'vitest';
import { createRanking } from './rank-cells.ts';

const header = { citations: 'site/header.ts useHideOnScroll', contents: 'the header hides on scroll' };
const footer = { citations: 'site/footer.ts', contents: 'the footer stands below' };
const mail = { citations: 'backend/mail.ts', contents: 'a header of a mail' };
const form = { citations: 'site/form.ts', contents: 'fields' };
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
