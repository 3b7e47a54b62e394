import { expect, test } from 'vitest';
import { isolate } from './isolate.ts';

test.each([
  ['en', 'تروى', '\u2068تروى\u2069'],
  ['en', 'Tarwa', 'Tarwa'],
  ['en', '100 ml', '100 ml'],
  ['ar', 'Tarwa', '\u2068Tarwa\u2069'],
  ['ar', 'شامبو Tarwa', '\u2068شامبو Tarwa\u2069'],
  ['ar', 'تروى 100', 'تروى 100'],
  ['ar', '', ''],
] as const)('a name of the other script is isolated: %s %s', (language, text, isolated) => {
  expect(isolate(text, language)).toBe(isolated);
});
