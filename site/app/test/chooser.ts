import fc, { type Arbitrary } from 'fast-check';
import { hostileAddress, hostileDate, hostileText } from './hostile-text.ts';

const slugs = [
  'brand-a',
  'brand-b',
  'type-a',
  'brand-a-amla',
  'product-a',
  'product-b',
  'amla',
  'زيت',
  '%d8%b2',
  ' ',
  '<b>',
];

/** Creates choices that depend on a seed and a path only, not on their order. */
export function createChooser(seed: number) {
  function number(place: string, below: number): number {
    let mixed = seed | 0;
    for (let at = 0; at < place.length; at += 1) mixed = Math.imul(mixed ^ place.charCodeAt(at), 0x01000193);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
    mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
    return ((mixed ^ (mixed >>> 15)) >>> 0) % below;
  }
  function createPool(arbitrary: Arbitrary<string>) {
    const pool = fc.sample(arbitrary, { numRuns: 80, seed });
    return (place: string): string => pool[number(place, pool.length)] ?? '';
  }
  return {
    number,
    one: <Value>(place: string, values: readonly Value[]): Value | undefined => values[number(place, values.length)],
    chance: (place: string, share: number) => number(place, 1000) < share * 1000,
    text: createPool(hostileText),
    heading: createPool(hostileText.filter((text) => text.trim() !== '')),
    address: createPool(hostileAddress),
    date: createPool(hostileDate),
    slug: createPool(fc.oneof(fc.constantFrom(...slugs), hostileText)),
    mimeType: createPool(
      fc.constantFrom('image/webp', 'image/svg+xml', 'application/pdf', 'video/mp4', 'text/html', ''),
    ),
    locale: createPool(fc.constantFrom('en_US', 'ar', 'en', 'fr_FR', '')),
  };
}
