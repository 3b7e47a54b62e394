import { BUILD_HEADER } from './build-header.ts';
import { markOutdated } from './offline/outdated.ts';
import { currentAddress, hasUnsentTyping, loadDocumentOnce } from './ui/load-document.ts';

/** Whether the page has had data of another build. A mark on the document would go with a page that React draws anew. */
let hasOtherData = false;

/**
 * Notes whether data is of another build than the page, and meant for its code: the page is then outdated. Data that
 * names no build is of the page's own.
 */
export function noteOtherBuild({ headers }: Response): boolean {
  const build = headers.get(BUILD_HEADER);
  if (build === null || build === document.querySelector<HTMLElement>('[data-build]')?.dataset.build) return false;
  hasOtherData = true;
  markOutdated();
  return true;
}

/** Loads the document of a page that cannot be drawn, where it has data of another build; not over unsent typing. */
export function replaceBroken(): void {
  if (hasOtherData && !hasUnsentTyping()) loadDocumentOnce(currentAddress());
}
