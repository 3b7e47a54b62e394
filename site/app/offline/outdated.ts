/** Marks the page as older than its worker: the next page is loaded as a document. */
export function markOutdated(): void {
  document.documentElement.dataset.outdated = '';
}

export function isOutdated(): boolean {
  return document.documentElement.dataset.outdated === '';
}
