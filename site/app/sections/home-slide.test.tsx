import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type HomeSlide, Slide } from './home-slide.tsx';

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
])('the text of a slide stands at its %s (spec §3)', (place, isCentred, isAtEnd) => {
  const classes = draw({ textPosition: [place] });
  expect([classes.includes('md:text-center'), classes.includes('md:ms-auto')]).toEqual([isCentred, isAtEnd]);
});

test('the text of a slide has its colour (spec §3)', () => {
  expect(draw({ textColor: '#10271d' })).toContain('style="color:#10271d"');
});

test('a slide has a picture for wide screens and one for phones, or a film with its still (spec §3)', () => {
  const pictures = draw({ mobileMedia: tall });
  expect(pictures).toContain('m0/wide.webp');
  expect(pictures).toContain('m0/tall.webp');
  expect(draw({ desktopMedia: film, mobileMedia: tall })).toMatch(
    /<video src="\/media\/m0\/film\.mp4" poster="[^"]*m0\/tall\.webp"/,
  );
});
