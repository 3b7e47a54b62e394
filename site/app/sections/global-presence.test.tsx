import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { GlobalPresenceSection } from './global-presence.tsx';

test.each([
  ['once below, if there are regions', [{ name: 'Qatar', description: 'Doha' }], false],
  ['as flags, if there are none', [], true],
])('countries are named %s', (_, regions, hasFlags) => {
  const group = {
    heading: 'Close to home',
    description: null,
    highlight1: null,
    highlight2: null,
    highlight3: null,
    regions,
  };
  const element = <GlobalPresenceSection group={group} />;
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  expect(/src="[^"]*flags\//.test(html)).toBe(hasFlags);
  expect(html.includes('Doha')).toBe(!hasFlags);
  // The map leads to the shops; its alternative text is the link's name.
  expect(html).toMatch(/<a [^>]*href="[^"]*\/where-to-buy"[^>]*><picture[\s\S]*?alt="Map of the countries/);
});
