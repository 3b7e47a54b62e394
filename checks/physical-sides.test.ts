import { expect, test } from 'vitest';
import { findPhysicalSides } from './physical-sides.ts';

test.each([
  ['className="flex ml-4"', ['ml-4']],
  [`className={\`grid md:pr-2 \${other}\`}`, ['md:pr-2']],
  ['className="absolute right-0 top-0"', ['right-0']],
  ['className="block text-left"', ['text-left']],
  ['className="a hover:rounded-l-lg"', ['hover:rounded-l-lg']],
  ['className="flex -ml-2"', ['-ml-2']],
  ['className="flex ms-4 pe-2 start-0 text-start"', []],
  ['className="x ltr:left-0 rtl:right-0"', []],
  ['{ behavior: "smooth", left: 3 }', []],
  ['<Icon name="next" />', []],
])('class names in %s', (source, found) => {
  expect(findPhysicalSides(source, 'tsx').map(({ text }) => text)).toEqual(found);
});

test.each([
  ['a { margin-left: 1px; }', ['margin-left']],
  ['a { right: 0 }', ['right']],
  ['a { text-align: left; }', ['text-align: left']],
  ['a { border-right-color: red; }', ['border-right-color']],
  ['a { margin-inline-start: 1px; inset-inline-end: 0; text-align: start; }', []],
  ['a { background: linear-gradient(to left, red, blue); }', []],
])('declarations in %s', (source, found) => {
  expect(findPhysicalSides(source, 'css').map(({ text }) => text)).toEqual(found);
});
