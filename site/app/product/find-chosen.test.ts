import { expect, test } from 'vitest';
import { findChosen } from './find-chosen.ts';

const own = { mediaItemUrl: 'm0/a.webp' };

test.each([
  ['the size of the address', ['100-ml', '200-ml'], [null, own], '200-ml', 1],
  ['without one, the size that is pictured', ['100-ml', '200-ml'], [own, null], null, 1],
  ['a size that is not there', ['100-ml', '200-ml'], [own, null], '5-l', 1],
  ['no size is pictured', ['100-ml', '200-ml'], [own, own], null, 0],
  ['nothing to choose from', [], [], '100-ml', 0],
])('%s', (_case, ids, images, size, place) => {
  const options = ids.map((id, index) => ({ id, image: images[index] ?? null }));
  expect(findChosen(options, size)).toBe(place);
});
