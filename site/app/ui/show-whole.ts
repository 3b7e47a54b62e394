import type { FocusEvent } from 'react';

/** Scrolls the focused element wholly into the view of its row: browsers settle for a part of it. */
export function showWhole(event: FocusEvent<HTMLElement>): void {
  event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
