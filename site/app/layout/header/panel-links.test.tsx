import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ShellProvider } from '../shell-context.ts';
import { PanelLinks } from './panel-links.tsx';

const link = (label: string) => ({ label, href: `/uae/${label}`, image: null, isBrandSection: false, children: [] });

function draw(children: number): string {
  const menu = [{ ...link('top'), children: Array.from({ length: children }, (_, index) => link(`child-${index}`)) }];
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
