import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Room } from '../../content/pages/menu.ts';
import { ShellProvider } from '../shell-context.ts';
import { PanelLinks } from './panel-links.tsx';

const link = (label: string, { room = null, note = null }: Partial<Room> = {}) => {
  return { label, href: `/uae/${label}`, image: null, isBrandSection: false, children: [], room, note };
};

function draw(children: number, brand?: Room): string {
  const links = Array.from({ length: children }, (_, index) => link(`child-${index}`, brand));
  const menu = [{ ...link('top'), children: links }];
  const shell = { menu } as unknown as Parameters<typeof ShellProvider>[0]['value'];
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <ShellProvider value={shell}>
          <PanelLinks index={0} />
        </ShellProvider>
      ),
    },
  ]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('more than eight children are in a grid (spec §4, §9)', () => {
  const grid = 'xl:grid-cols-3';
  expect(draw(8)).toContain('child-7');
  expect(draw(8)).not.toContain(grid);
  expect(draw(9)).toContain(grid);
});

test('a brand has the colour of its room and says what it is for', () => {
  const html = draw(1, { room: 'tarwa', note: 'Hair care' });
  expect(html).toMatch(/<li data-room="tarwa">.*child-0 <span[^>]*>Hair care<\/span>/);
  expect(draw(1)).not.toContain('data-room');
});
