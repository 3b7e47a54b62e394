import { currentAddress, hasUnsentTyping, isLeaving, loadDocumentOnce } from '../ui/load-document.ts';
import { markOutdated } from './outdated.ts';

const KEY = 'worker-reload';

/**
 * Loads the page anew under an updated worker, once in a tab (demand 20, rulings 6). Unsent typing is never lost, nor an open
 * menu or dialog, a catalogue that is being kept, or a tap whose page is on its way: the next page is loaded as a document.
 */
export function followUpdate(isMoving: () => boolean): void {
  const isBusy = hasUnsentTyping() || isInUse() || isLeaving() || isMoving();
  if (isBusy || !isFirst() || !loadDocumentOnce(currentAddress())) markOutdated();
}

function isInUse(): boolean {
  return document.querySelector(':popover-open, [data-keeping]') !== null;
}

/** Servers of two builds, one after the other, would load a page for ever. */
function isFirst(): boolean {
  try {
    if (sessionStorage.getItem(KEY) !== null) return false;
    sessionStorage.setItem(KEY, '1');
    return true;
  } catch {
    return false;
  }
}
