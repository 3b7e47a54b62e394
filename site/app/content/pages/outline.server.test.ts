import { expect, test } from 'vitest';
import { buildOutline, outlineText } from './outline.server.ts';

test('every second-level heading gets an id', () => {
  expect(buildOutline('<p>a</p><h2>Oil &amp; water</h2><h3>no</h3><h2 dir="rtl">زيت <em>دافئ</em></h2>')).toEqual({
    html: '<p>a</p><h2 id="part-1">Oil &amp; water</h2><h3>no</h3><h2 id="part-2" dir="rtl">زيت <em>دافئ</em></h2>',
    headings: [
      { id: 'part-1', text: 'Oil & water' },
      { id: 'part-2', text: 'زيت دافئ' },
    ],
  });
});

test("an editor's own id is kept", () => {
  const html = '<h2 id="c-faq">Questions</h2>';
  expect(buildOutline(html)).toEqual({ html, headings: [{ id: 'c-faq', text: 'Questions' }] });
});

test.each([null, undefined, '', '<p>no heading</p>', '<h2> </h2>'])('%j has no contents', (html) => {
  expect(buildOutline(html).headings).toEqual([]);
});

test.each([[null], [''], [' \n'], [undefined]])('%j is not a text', (html) => {
  expect(outlineText(html)).toBeNull();
});

test('a text without headings has an outline', () => {
  expect(outlineText('<p>a</p>')).toEqual({ html: '<p>a</p>', headings: [] });
});
