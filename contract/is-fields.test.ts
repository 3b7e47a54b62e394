import { expect, it } from 'vitest';
import { isFields } from './is-fields.ts';

it.each([[{}], [{ id: 1 }], [Object.create(null)]])('%o has fields', (value) => expect(isFields(value)).toBe(true));

it.each([[null], [undefined], [[]], [[{ id: 1 }]], ['text'], [0], [true]])('%o has none', (value) =>
  expect(isFields(value)).toBe(false),
);
