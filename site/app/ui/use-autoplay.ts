import { type RefObject, useEffect, useState } from 'react';
import { isMotionReduced } from './use-snap-row.ts';

/** Slides do not move by themselves on phones, where a thumb moves them. */
const WIDE = '(min-width: 769px)';

type Autoplay = {
  /** False before hydration, on phones and under reduced motion: there is nothing to pause. */
  isOffered: boolean;
  /** The visitor's choice; hover and focus suspend it. */
  isOn: boolean;
  isRunning: boolean;
  toggle: () => void;
};

/**
 * Calls `advance` every `delay` milliseconds once hydrated, unless suspended: hover or focus inside or in the header, an
 * open panel, a hidden tab, the element out of view, the visitor's pause, reduced motion (art direction 6).
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

  // A step made by hand restarts the wait.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `step` is what restarts the wait
  useEffect(() => {
    if (!isRunning || !advance) return;
    const timer = setTimeout(advance, delay);
    return () => clearTimeout(timer);
  }, [isRunning, advance, delay, step]);

  return { isOffered: isOffered && advance !== null, isOn, isRunning, toggle: () => setOn((on) => !on) };
}

function watchHolds(element: HTMLElement, setHeld: (isHeld: boolean) => void): () => void {
  const holds: Record<string, boolean> = { hidden: document.hidden };
  const note = (name: string, isHolding: boolean) => {
    holds[name] = isHolding;
    setHeld(Object.values(holds).some(Boolean));
  };
  const stop = new AbortController();
  const listen = { signal: stop.signal };
  // The header too, as its menus cover the slides.
  for (const [place, target] of [element, document.querySelector('header')].entries()) {
    const noteUse = () => note(`use ${place}`, target?.matches(':hover, :focus-within') ?? false);
    for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
      target?.addEventListener(type, noteUse, listen);
    noteUse();
  }
  const noteCover = () => note('covered', document.querySelector(':popover-open') !== null);
  document.addEventListener('toggle', noteCover, { ...listen, capture: true });
  document.addEventListener('visibilitychange', () => note('hidden', document.hidden), listen);
  const view = new IntersectionObserver(([entry]) => note('away', entry ? entry.intersectionRatio < 0.5 : false), {
    threshold: 0.5,
  });
  view.observe(element);
  noteCover();
  return () => {
    stop.abort();
    view.disconnect();
  };
}
