import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { AwardsSection } from './awards.tsx';

function draw(count: number): string {
  const awards = Array.from({ length: count }, (_, number) => ({
    id: `${number}`,
    title: `Award ${number + 1}`,
    date: '2026-01-01T00:00:00',
    content: '',
    featuredImage: null,
  }));
  const element = <AwardsSection awards={awards} />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

test('the first four awards are shown, the others fold', () => {
  const [shown = '', folded = ''] = draw(6).split('<details');
  expect(shown.match(/Award \d/g)).toEqual(['Award 1', 'Award 2', 'Award 3', 'Award 4']);
  expect(folded.match(/Award \d/g)).toEqual(['Award 5', 'Award 6']);
  expect(draw(4)).not.toContain('<details');
});
