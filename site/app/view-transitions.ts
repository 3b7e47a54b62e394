import { flushSync } from 'react-dom';
import type { UNSAFE_createRouter as createRouter } from 'react-router';

type Router = ReturnType<typeof createRouter>;

/**
 * Wraps a router so that another page is shown with a view transition, as another document is (decision 0297): not on a
 * choice within a page, with reduced motion, in a browser without view transitions, or on going back by a swipe that
 * the browser has animated. Updates from the router wait until the browser has captured the old page.
 */
export function withViewTransitions(router: Router): Router {
  // Safari does not focus what is tapped, and the picture of the card with the focus moves (app/styles/product.css).
  addEventListener('click', focusCard, { capture: true });
  let isAnimated = false;
  const note = (event: PopStateEvent) => {
    isAnimated = event.hasUAVisualTransition;
  };
  // Before the router, which listens too.
  addEventListener('popstate', note, { capture: true });
  const subscribe: Router['subscribe'] = (show) => {
    let shown = router.state.location.pathname;
    let waiting: (() => void)[] | null = null;
    return router.subscribe((state, options) => {
      const showNow = () => show(state, { ...options, flushSync: true });
      const { pathname } = state.location;
      const isOther = pathname !== shown;
      shown = pathname;
      if (waiting) waiting.push(showNow);
      else if (!isOther || !canMove() || (isAnimated && state.historyAction === 'POP')) show(state, options);
      else {
        waiting = [showNow];
        const transition = document.startViewTransition(() => {
          const updates = waiting ?? [];
          waiting = null;
          flushSync(() => {
            for (const update of updates) update();
          });
        });
        // The browser skips a late transition: the page is shown all the same.
        transition.ready.catch(() => {});
      }
    });
  };
  return Object.create(router, { subscribe: { value: subscribe } });
}

function focusCard({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLElement>('.product-card a') : null;
  link?.focus({ preventScroll: true });
}

function canMove(): boolean {
  return 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
