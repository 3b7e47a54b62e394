import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HomeRemediesSection } from './remedies.tsx';

const plant = (mediaItemUrl: string) => ({
  heading: mediaItemUrl,
  description: 'How it is done',
  image: { node: { id: mediaItemUrl, altText: '', mediaItemUrl, mimeType: 'image/webp', title: null } },
});

test('a tradition shows its plant on the paper that it has everywhere', () => {
  const group = { heading: 'Traditions', remedies: [plant('m0/amla.webp'), plant('m0/sand.webp')] };
  const html = renderToStaticMarkup(<HomeRemediesSection group={{ ...group, papers: { 'm0/amla.webp': 'c9d6a0' } }} />);
  expect(html.match(/--paper:[^;"]*/g)).toEqual(['--paper:#c9d6a0']);
  expect(html).toMatch(/b_c9d6a0[^"]*amla/);
});
