import { imageUrl } from '../../ui/image-address.ts';

/** The widths of the image proxy (spec §9) that fit a column of text. */
const CONTENT_WIDTHS = [320, 480, 768, 1200, 1536];

/** Finds the widest candidate of a `srcset`, or null: `a-300.jpg 300w, a.jpg 1800w` → `a.jpg`, 1800. */
export function findLargestCandidate(srcSet: string): { url: string; width: number } | null {
  let largest: { url: string; width: number } | null = null;
  const words = srcSet.split(/\s+/);
  for (const [index, word] of words.entries()) {
    // Without a space after the comma, a width and the next address are one word.
    const url = word.replace(/^(?:\d+w)?,+/, '');
    const width = Number(/^(\d+)w/.exec(words[index + 1] ?? '')?.[1]);
    if (url !== '' && width > (largest?.width ?? 0)) largest = { url, width };
  }
  return largest;
}

/** Builds a `srcset` through the image proxy, no wider than the picture if its width is known. */
export function buildSrcSet(source: string, widest: number | null): string {
  const widths = CONTENT_WIDTHS.filter((width, index) => index === 0 || widest === null || width <= widest);
  return widths.map((width) => `${imageUrl(source, `w_${width},f_webp,q_80`)} ${width}w`).join(', ');
}
