import { expect, it } from 'vitest';
import { readMediaType } from './media-types.ts';

it.each([
  ['application/json', 'application/json'],
  ['Application/JSON; charset=utf-8', 'application/json'],
  ['text/plain ;x=1;y=2', 'text/plain'],
  ['', ''],
])('%j → %j', (value, type) => expect(readMediaType(new Headers({ 'content-type': value }))).toBe(type));

it('has no type without the header', () => expect(readMediaType(new Headers())).toBe(''));
