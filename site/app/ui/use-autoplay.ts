import { type RefObject, useEffect, useState } from 'react';
import { isMotionReduced } from './use-snap-row.ts';

/** Slides do not move by themselves on phones, where a thumb moves them. */
const WIDE = '(min-width: 769px)';

export type Autoplay = {
  /** False before hydration, on phones and under reduced motion: there is nothing to pause. */
  isOffered: boolean;
  /** The visitor's choice; hover and focus suspend it. */
  isOn: boolean;
  isRunning: boolean;
  toggle: () => void;
};

/**
 * Calls `advance` every `delay` milliseconds once hydrated, unless suspended: hover or focus inside, a hidden tab, the
 * element out of view, the visitor's pause, reduced motion (art direction 6).
 */
export function useAutoplay(
  container: RefObject<HTMLElement | null>,
  { step, delay, advance }: { step: number; delay: number; advance: (() => void) | null },
): Autoplay {
  const [isOffered, setOffered] = useState(false);
  const [isOn, setOn] = useState(true);
  const [isHeld, setHeld] = useState(false);
  const isRunning = isOffered && isOn && !isHeld && advance !== null;

  useEffect(() => {
    const wide = matchMedia(WIDE);
    const read = () => setOffered(wide.matches && !isMotionReduced());
    read();
    wide.addEventListener('change', read);
    return () => wide.removeEventListener('change', read);
  }, []);

  useEffect(() => (container.current ? watchHolds(container.current, setHeld) : undefined), [container]);

  // A step made by hand starts the wait anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `step` is what restarts the wait
  useEffect(() => {
    if (!isRunning || !advance) return;
    const timer = setTimeout(advance, delay);
    return () => clearTimeout(timer);
  }, [isRunning, advance, delay, step]);

  return { isOffered: isOffered && advance !== null, isOn, isRunning, toggle: () => setOn((on) => !on) };
}

function watchHolds(element: HTMLElement, setHeld: (isHeld: boolean) => void): () => void {
  const holds = {
    hover: element.matches(':hover'),
    focus: element.matches(':focus-within'),
    away: false,
    hidden: document.hidden,
  };
  const note = (hold: Partial<typeof holds>) => {
    Object.assign(holds, hold);
    setHeld(Object.values(holds).some(Boolean));
  };
  const stop = new AbortController();
  const listen = { signal: stop.signal };
  element.addEventListener('pointerenter', () => note({ hover: true }), listen);
  element.addEventListener('pointerleave', () => note({ hover: false }), listen);
  element.addEventListener('focusin', () => note({ focus: true }), listen);
  element.addEventListener('focusout', () => note({ focus: false }), listen);
  document.addEventListener('visibilitychange', () => note({ hidden: document.hidden }), listen);
  const view = new IntersectionObserver(([entry]) => note({ away: entry ? entry.intersectionRatio < 0.5 : false }), {
    threshold: 0.5,
  });
  view.observe(element);
  note({});
  return () => {
    stop.abort();
    view.disconnect();
  };
}
