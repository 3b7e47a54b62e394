import { parseAmount } from '../../../contract/amount.ts';

const LEFT = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
const PARITY = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL'];

const flip = (bits: string) => [...bits].map((bit) => (bit === '1' ? '0' : '1')).join('');
const turn = (bits: string) => [...bits].reverse().join('');

/** The 95 modules of an EAN-13 symbol, `1` for a bar (ISO/IEC 15420). */
export function barcodeModules(number: string): string {
  const [first = '0', ...digits] = number;
  const parity = PARITY[Number(first)] ?? 'LLLLLL';
  const bits = digits.map((digit, index) => {
    const code = LEFT[Number(digit)] ?? '';
    if (index >= 6) return flip(code);
    return parity[index] === 'L' ? code : turn(flip(code));
  });
  return `101${bits.slice(0, 6).join('')}01010${bits.slice(6).join('')}101`;
}

const CARTONS: readonly (readonly [most: number, pieces: number])[] = [
  [15, 72],
  [60, 48],
  [130, 36],
  [260, 24],
  [420, 12],
  [800, 6],
];

/** Units per carton for a size such as `200 ml` or `3 × 125 g`; 24 for sizes counted in pieces. */
export function cartonOf(size: string): number {
  const amount = parseAmount(size);
  if (!amount?.isMeasured) return 24;
  return CARTONS.find(([most]) => amount.value <= most)?.[1] ?? 4;
}
