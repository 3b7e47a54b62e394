/** The suffixes of a page's data: React Router's, which is `/_.data` for the home page, and that of payloads (spec §7). */
const DATA = /(?:\/_)?\.data$|\/_payload\.json$/;

/** Finds the page that a pathname belongs to: `/ar/ksa.data` and `/ar/ksa/_payload.json` are data of `/ar/ksa`. */
export function pageOfData(pathname: string): string {
  return pathname.replace(DATA, '') || '/';
}
