import { expect, test } from 'vitest';
import { createUnderWay } from './under-way.ts';

test('a client has six places, all together 32, and a place is free again after its body', () => {
  const { begin, end } = createUnderWay();
  const take = (client: string) => Array.from({ length: 7 }, () => begin(client)).filter(Boolean).length;
  expect(['a', 'b', 'c', 'd', 'e', 'f'].map(take)).toEqual([6, 6, 6, 6, 6, 2]);
  end('a');
  expect([begin('g'), begin('a')]).toEqual([true, false]);
  end('b');
  expect([begin('b'), begin('b')]).toEqual([true, false]);
});
