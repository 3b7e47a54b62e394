import { expect, test } from 'vitest';
import { createBodySlots } from './body-slots.ts';

test('a client has six places, all together 32, and a place is free again after its body', () => {
  const { begin, end } = createBodySlots();
  const take = (client: string) => Array.from({ length: 7 }, () => begin(client));
  const six = Array(6).fill('begun');
  for (const client of ['a', 'b', 'c', 'd', 'e']) expect(take(client)).toEqual([...six, 'too many of the client']);
  expect(take('f')).toEqual(['begun', 'begun', ...Array(5).fill('too many')]);
  // A client with all its six slots is told so, even when all slots are taken.
  expect(begin('a')).toBe('too many of the client');
  end('a');
  expect([begin('g'), begin('f')]).toEqual(['begun', 'too many']);
  end('b');
  expect([begin('b'), begin('b')]).toEqual(['begun', 'too many of the client']);
});
