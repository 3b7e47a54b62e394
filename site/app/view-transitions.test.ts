import type { UNSAFE_createRouter as createRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { withViewTransitions } from './view-transitions.ts';

type Router = ReturnType<typeof createRouter>;

/** Draws the new page once the browser has captured the old one. */
let draw: (() => void) | null;
let tell: (pathname: string, step?: string, historyAction?: 'PUSH' | 'POP') => void;
/** Goes back or forward, by a swipe that the browser animates or by its button. */
let travel: (isSwipe: boolean) => void;
let shown: string[];

beforeEach(() => {
  draw = null;
  shown = [];
  browse({ reducedMotion: false });
  const plain = {
    state: { location: { pathname: '/uae' } },
    subscribe: (show: (state: object, options: object) => void) => {
      tell = (pathname, step = '', historyAction = 'PUSH') => show({ location: { pathname }, step, historyAction }, {});
      return () => {};
    },
  };
  const router = withViewTransitions(plain as unknown as Router);
  expect(router.state).toBe(plain.state);
  router.subscribe((state, { flushSync }) => {
    const { location, step } = state as typeof state & { step: string };
    shown.push(`${location.pathname}${step}${flushSync ? ' at once' : ''}`);
  });
});

/** Stubs a browser with view transitions. */
function browse({ reducedMotion }: { reducedMotion: boolean }) {
  const startViewTransition = (update: () => void) => {
    draw = update;
    return { ready: Promise.reject(new Error('Transition was skipped')) };
  };
  vi.stubGlobal('document', { startViewTransition });
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
  vi.stubGlobal('addEventListener', (type: string, listen: (event: object) => void) => {
    if (type === 'popstate') travel = (hasUAVisualTransition) => listen({ hasUAVisualTransition });
  });
}

test('another page waits for the picture of the old one, and what comes meanwhile for the page', () => {
  tell('/uae/plp');
  tell('/uae/plp', ' loading');
  tell('/uae/brands');
  expect(shown).toEqual([]);
  draw?.();
  expect(shown).toEqual(['/uae/plp at once', '/uae/plp loading at once', '/uae/brands at once']);
  draw = null;
  tell('/uae/brands', ' loading');
  expect(shown.at(-1)).toBe('/uae/brands loading');
  tell('/uae');
  expect(shown).toHaveLength(4);
  expect(draw).not.toBeNull();
});

test('a choice within a page is shown without a transition', () => {
  tell('/uae', '?page=2');
  expect(shown).toEqual(['/uae?page=2']);
  expect(draw).toBeNull();
});

test('who goes back by a swipe, which the browser has animated, sees the page at once, without a second motion', () => {
  travel(true);
  tell('/uae/plp', '', 'POP');
  expect(shown).toEqual(['/uae/plp']);
  expect(draw).toBeNull();
  tell('/uae/brands');
  expect(draw).not.toBeNull();
});

test('who goes back by the button sees the pages move', () => {
  travel(true);
  travel(false);
  tell('/uae/plp', '', 'POP');
  expect(draw).not.toBeNull();
});

test.each([
  ['reduced motion', () => browse({ reducedMotion: true })],
  ['no view transitions', () => vi.stubGlobal('document', {})],
])('with %s another page is shown at once', (_, change) => {
  change();
  tell('/uae/plp');
  expect(shown).toEqual(['/uae/plp']);
  expect(draw).toBeNull();
});
