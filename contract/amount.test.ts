import { expect, test } from 'vitest';
import { compareAmounts } from './amount.ts';

test.each([
  [['1 litre', '200 ml', '500 ml'], '200 ml, 500 ml, 1 litre'],
  [['لتر واحد', '300 مل', '2 لتر', 'لتران'], '300 مل, لتر واحد, 2 لتر, لتران'],
  [['1 kg', '250 g', '1.5 kg', '500 g'], '250 g, 500 g, 1 kg, 1.5 kg'],
  [['1 كغ', '500 غ', '1 كجم', '750 جم'], '500 غ, 750 جم, 1 كغ, 1 كجم'],
  [['50 cl', '0.33 L', '750 Ml', '1l'], '0.33 L, 50 cl, 750 Ml, 1l'],
  [['2 × 100 g', '150 g', '3x30 g', '2 x 0.5 kg'], '3x30 g, 150 g, 2 × 100 g, 2 x 0.5 kg'],
  [['٢٠٠ مل', '١ لتر', '٤٫٥ مل'], '٤٫٥ مل, ٢٠٠ مل, ١ لتر'],
  [['1,000 ml', '4,5 ml', '900 ml'], '4,5 ml, 900 ml, 1,000 ml'],
  [['10 sticks', '1 stick', '3 sticks'], '1 stick, 3 sticks, 10 sticks'],
  [['10 أعواد', 'عود واحد', '3 أعواد', 'عودان'], 'عود واحد, عودان, 3 أعواد, 10 أعواد'],
  [['Case and 4 sticks', 'Case and 1 stick'], 'Case and 1 stick, Case and 4 sticks'],
  [['علبة و4 أعواد', 'علبة وعود واحد'], 'علبة وعود واحد, علبة و4 أعواد'],
  // Pieces come before measures, whatever their number.
  [['100 g', '250 sachets'], '250 sachets, 100 g'],
  // Sizes without an amount come last, in their given order.
  [['Large', '50 ml', 'Small'], '50 ml, Large, Small'],
])('%j', (labels, sorted) => expect([...labels].sort(compareAmounts).join(', ')).toBe(sorted));
