import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Slide } from './home-slide.tsx';
import type { HomeSlide } from './slide-media.tsx';

const media = (mediaItemUrl: string, mimeType: string) => ({
  node: { id: mediaItemUrl, altText: 'A tree', mediaItemUrl, mimeType, title: null },
});
const picture = media('m0/wide.webp', 'image/webp');
const tall = media('m0/tall.webp', 'image/webp');
const film = media('/media/m0/film.mp4', 'video/mp4');

function draw(fields: Partial<HomeSlide>): string {
  const slide = { heading: 'Sidr', description: null, link: null, desktopMedia: picture, ...fields } as HomeSlide;
  const element = <Slide slide={slide} name={undefined} isFirst isActive />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

test.each([
  ['start', false, false],
  ['center', true, false],
  ['end', false, true],
])('the text of a slide is at its %s (spec §3)', (place, isCentred, isAtEnd) => {
  const classes = draw({ textPosition: [place] });
  expect([classes.includes('md:text-center'), classes.includes('md:ms-auto')]).toEqual([isCentred, isAtEnd]);
});

test('the text of a slide has its colour (spec §3)', () => {
  expect(draw({ textColor: '#10271d' })).toContain('style="color:#10271d"');
});

test('a slide shows a picture or a film of its own on wide screens and on phones (spec §3)', () => {
  const sources = (html: string) =>
    [...html.matchAll(/<source src="([^"]*)" media="\((\w+)-width/g)].map(([, ...at]) => at);
  const pictures = draw({ mobileMedia: tall });
  expect(pictures).toContain('m0/wide.webp');
  expect(pictures).toContain('m0/tall.webp');
  expect(pictures).not.toContain('<video');

  const wideFilm = draw({ desktopMedia: film, mobileMedia: tall });
  expect(sources(wideFilm)).toEqual([['/media/m0/film.mp4', 'min']]);
  expect(wideFilm).toContain('m0/tall.webp');

  const tallFilm = draw({ mobileMedia: film });
  expect(sources(tallFilm)).toEqual([['/media/m0/film.mp4', 'max']]);
  expect(tallFilm).toContain('m0/wide.webp');

  const oneFilm = draw({ desktopMedia: film });
  expect(sources(oneFilm)).toEqual([
    ['/media/m0/film.mp4', 'max'],
    ['/media/m0/film.mp4', 'min'],
  ]);
  expect(oneFilm).not.toContain('<img');
});

test('films for both widths stand on the banner of the range (decision 0266)', () => {
  const films = { desktopMedia: film, mobileMedia: media('/media/m0/tall.mp4', 'video/mp4') };
  expect(draw(films)).not.toContain('<img');
  const drawn = draw({ ...films, banner: 'm0/banner.webp' });
  expect(drawn.match(/<source src="[^"]*"/g)).toEqual([
    '<source src="/media/m0/tall.mp4"',
    `<source src="${film.node.mediaItemUrl}"`,
  ]);
  expect(drawn).toMatch(/<img [^>]*m0\/banner\.webp/);
});

test('a film on wide screens alone stands on the banner of the range there, and phones have their own picture', () => {
  const one = { desktopMedia: film, mobileMedia: tall };
  const [phone = '', wide = ''] = draw({ ...one, banner: 'm0/banner.webp' }).match(/<source type[^>]*>/g) ?? [];
  expect([phone, wide].map((source) => /banner/.test(source))).toEqual([false, true]);
  expect(draw(one)).toContain('<img');
  expect(draw(one)).not.toContain('banner');
});
