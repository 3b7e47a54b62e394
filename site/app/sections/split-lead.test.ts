import { expect, test } from 'vitest';
import { splitLead } from './split-lead.ts';

test.each([
  ['Earth and water. Steady, cool. Warm.', 'Earth and water', 'Steady, cool. Warm.'],
  ['أرض وماء. ثابت بارد.', 'أرض وماء', 'ثابت بارد.'],
  ['من أنت؟ نبتة.', 'من أنت', 'نبتة.'],
  ['Version 2.0 is here', 'Version 2.0 is here', ''],
  ['One sentence.', 'One sentence.', ''],
  ['', '', ''],
])('%j', (text, lead, rest) => {
  expect(splitLead(text)).toEqual({ lead, rest });
});
