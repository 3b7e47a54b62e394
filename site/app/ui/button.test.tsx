import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { roomButtons } from '../../company/room-buttons.ts';
import { BUTTON_VARIANTS, variantInRoom } from './button.tsx';

test.each([
  ['default', ['min-h-15', 'border-orange', 'bg-orange', 'text-white']],
  ['outline', ['min-h-12', 'border-ink', 'bg-transparent']],
  ['outline-large', ['min-h-15', 'border-ink', 'bg-transparent']],
  ['white', ['min-h-15', 'bg-white', 'text-ink']],
  ['underline', ['text-black', '[&>span]:border-b-2']],
] as const)('the %s button of spec §9', (variant, classes) => {
  const drawn = BUTTON_VARIANTS[variant].split(' ');
  expect(drawn).toEqual(expect.arrayContaining([...classes]));
  expect(drawn.filter((name) => /^(?:rounded|shadow)/.test(name))).toEqual([]);
});

test('the primary button is the default outside of rooms', () => {
  expect(variantInRoom(undefined)).toBe('default');
  expect(variantInRoom('no-such-room')).toBe('default');
});

test('a wall of its own may have a button of its own', () => {
  const walls = readFileSync(new URL('../../company/rooms.css', import.meta.url), 'utf8');
  for (const [slug, variant] of Object.entries(roomButtons)) {
    expect(walls).toContain(`[data-room='${slug}']`);
    expect(variantInRoom(slug)).toBe(variant);
  }
});
