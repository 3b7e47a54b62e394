import { currentAddress, hasUnsentTyping, isLeaving, loadDocumentOnce } from '../ui/load-document.ts';
import { markOutdated } from './outdated.ts';

const KEY = 'worker-reload';

/**
 * Reloads the page under an updated worker, once in a tab (demand 20, rulings 6). Unsent typing, an open menu or
 * dialog, a catalogue being kept or a tap under way are never lost: then the next page is loaded as a document.
 */
export function followUpdate(isMoving: () => boolean): void {
  const isBusy = hasUnsentTyping() || isInUse() || isLeaving() || isMoving();
  if (isBusy || !isFirst() || !loadDocumentOnce(currentAddress())) markOutdated();
}

function isInUse(): boolean {
  return document.querySelector(':popover-open, [data-keeping]') !== null;
}

/** Servers of two builds, answering in turn, would reload a page for ever. */
function isFirst(): boolean {
  try {
    if (sessionStorage.getItem(KEY) !== null) return false;
    sessionStorage.setItem(KEY, '1');
    return true;
  } catch {
    return false;
  }
}
