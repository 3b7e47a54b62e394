/** The widths of the image proxy (spec §9) that fit a column of text. */
const CONTENT_WIDTHS = [320, 480, 768, 1200, 1536];

/** Finds the widest candidate of a `srcset`, or null: `a-300.jpg 300w, a.jpg 1800w` → `a.jpg`, 1800. */
export function findLargestCandidate(srcSet: string): { url: string; width: number } | null {
  let largest: { url: string; width: number } | null = null;
  for (const [, url = '', digits] of srcSet.matchAll(/([^\s,]\S*)\s+(\d+)w/g)) {
    const width = Number(digits);
    if (largest === null || width > largest.width) largest = { url, width };
  }
  return largest;
}

/** Builds a `srcset` through the image proxy, no wider than the picture if its width is known. */
export function buildSrcSet(source: string, widest: number | null): string {
  const widths = CONTENT_WIDTHS.filter((width, index) => index === 0 || widest === null || width <= widest);
  return widths.map((width) => `/_ipx/w_${width},f_webp,q_80/${source} ${width}w`).join(', ');
}
