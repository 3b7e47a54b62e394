import { expect, test } from 'vitest';
import { parseLegacyPattern } from './legacy-pattern.ts';

test.each([
  ['/brand/list/{brand}', ['brand', 'list', 'tarwa'], { brand: 'tarwa' }],
  ['/news/{post?}', ['NEWS'], { post: '' }],
  ['/teams/{board?:true|false}', ['teams', 'yes'], null],
])('%s of %j is %j', (pattern, segments, parts) => {
  expect(parseLegacyPattern(pattern).match(segments)).toEqual(parts);
});

test.each(['/{brand}/list', '/brand/{brand}.html'])('%s is not a pattern', (pattern) => {
  expect(() => parseLegacyPattern(pattern)).toThrow(SyntaxError);
});
