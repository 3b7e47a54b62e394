import type { FocusEvent } from 'react';

/** Brings what gets the focus wholly into the view of its row: browsers are content with a part of it. */
export function showWhole(event: FocusEvent<HTMLElement>): void {
  event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
