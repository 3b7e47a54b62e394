/** spec §4, §9: the header hides after scrolling down by more than 50 px and reappears on scrolling up. */
const THRESHOLD = 50;

/** Whether the header is hidden, and where the scroll is measured from: the last turn or change. */
type HeaderScroll = { isHidden: boolean; from: number };

/** Updates the header after a scroll to `position`, in pixels from the top; small steps add up. */
export function followScroll({ isHidden, from }: HeaderScroll, position: number): HeaderScroll {
  // Negative while a page bounces back.
  const at = Math.max(0, position);
  if (at < from) return { isHidden: false, from: at };
  if (isHidden) return { isHidden, from: at };
  return at - from > THRESHOLD ? { isHidden: true, from: at } : { isHidden, from };
}
