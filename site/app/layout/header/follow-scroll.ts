/** spec §4, §9: the header hides on scrolling down by more than 50 px and reappears on scrolling up. */
const THRESHOLD = 50;

/** Whether the header is hidden, and where the scroll was measured from: the turning point or the last change. */
export type HeaderScroll = { isHidden: boolean; from: number };

/** The header after a scroll to `position`, in pixels from the top; many small steps count like one long one. */
export function followScroll({ isHidden, from }: HeaderScroll, position: number): HeaderScroll {
  // Beyond the top while a page bounces back.
  const at = Math.max(0, position);
  if (at < from) return { isHidden: false, from: at };
  if (isHidden) return { isHidden, from: at };
  return at - from > THRESHOLD ? { isHidden: true, from: at } : { isHidden, from };
}
