import { expect, test } from 'vitest';
import { findChosen } from './find-chosen.ts';

const own = { mediaItemUrl: 'm0/a.webp' };

test.each([
  ['the size in the address', ['100-ml', '200-ml'], [null, own], '200-ml', 1],
  ['without one, the size in the picture', ['100-ml', '200-ml'], [own, null], null, 1],
  ['a size that does not exist', ['100-ml', '200-ml'], [own, null], '5-l', 1],
  ['no size in the picture', ['100-ml', '200-ml'], [own, own], null, 0],
  ['nothing to choose from', [], [], '100-ml', 0],
])('%s', (_case, ids, images, size, place) => {
  const options = ids.map((id, index) => ({ id, image: images[index] ?? null }));
  expect(findChosen(options, size)).toBe(place);
});
