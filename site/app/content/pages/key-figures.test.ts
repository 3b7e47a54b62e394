import { expect, test } from 'vitest';
import { parseKeyFigures } from './key-figures.ts';

const head = '<thead><tr><th scope="col">Year</th><th>2024</th><th>2025</th></tr></thead>';
const table = `<table><caption>Two &amp; two</caption>${head}<tbody><tr><th>Revenue, AED</th><td>1,526</td><td>573.5</td></tr><tr><th>Profit</th><td>−4</td><td>66</td></tr></tbody></table>`;

test('a table of figures is taken out of the text and parsed into rows', () => {
  expect(parseKeyFigures(`<p>Before.</p>${table}<p>After.</p>`)).toEqual({
    figures: {
      caption: 'Two & two',
      corner: 'Year',
      columns: ['2024', '2025'],
      rows: [
        { label: 'Revenue, AED', values: [1526, 573.5] },
        { label: 'Profit', values: [-4, 66] },
      ],
    },
    rest: '<p>Before.</p><p>After.</p>',
  });
});

test.each([
  ['no table', '<p>Nothing.</p>'],
  ['words in a cell', `<table>${head}<tr><th>Revenue</th><td>1</td><td>soon</td></tr></table>`],
  ['a missing cell', `<table>${head}<tr><th>Revenue</th><td>1</td></tr></table>`],
  ['one column', '<table><tr><th>Year</th><th>2024</th></tr><tr><th>Revenue</th><td>1</td></tr></table>'],
  ['no rows', `<table>${head}</table>`],
])('%s stays as it is', (_name, html) => {
  expect(parseKeyFigures(html)).toEqual({ figures: null, rest: html });
});

test('a page without text has no figures', () => {
  expect(parseKeyFigures(null)).toEqual({ figures: null, rest: '' });
});
