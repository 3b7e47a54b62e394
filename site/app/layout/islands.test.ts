import { expect, test } from 'vitest';
import { parseIslandProps } from './islands.ts';

test('the props of an island are its locale, the default one where they name none', () => {
  expect(parseIslandProps('header', '{}')).toEqual({ country: 'uae', language: 'en', slugs: [] });
  const props = { country: 'ksa', language: 'ar', slugs: ['amla'] };
  expect(parseIslandProps('product-cards', JSON.stringify(props))).toEqual(props);
});

test.each(['', '{', '[]', 'null', '"uae"', '{"slugs":[]}', '{"country":"atlantis"}'])('%s are no props', (text) => {
  expect(parseIslandProps('header', text)).toBeNull();
});
