import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { BrandHero } from './brand-hero.tsx';

const picture = (mediaItemUrl: string | null, altText: string) => ({
  id: altText,
  altText,
  mediaItemUrl,
  mimeType: 'image/webp',
  title: null,
});

test.each([
  ['its scene', picture('m0/scene.webp', 'Packs in a garden'), ['scene', 'Packs in a garden']],
  ['its tile, without a scene', null, ['tile', 'A pack on a wall']],
  ['its tile, without a file of the scene', picture(null, 'Packs in a garden'), ['tile', 'A pack on a wall']],
])('the hero of a brand shows %s, in its words', (_, image, shown) => {
  const tile = picture('m0/tile.webp', 'A pack on a wall');
  const brand = { slug: 'tarwa', name: 'Tarwa', tagline: null, heading: null, image, tile };
  const element = <BrandHero brand={brand} hasCampaigns={false} />;
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  expect([/m0\/(\w+)\.webp/.exec(html)?.[1], /<img [^>]*alt="([^"]*)"/.exec(html)?.[1]]).toEqual(shown);
});
