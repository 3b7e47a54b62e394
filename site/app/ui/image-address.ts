/** The widths of images: the specification's breakpoints and their doubles (spec §9, images). */
const WIDTHS = [320, 480, 576, 768, 996, 1200, 1536, 1921, 2400] as const;
/** Those that are half as wide again as the one before, and the widest (decision 0302). */
const STEPS = [320, 480, 768, 1200, 1921, 2400] as const;

/** AVIF at 46 is near WebP at 80 to the eye, at three fifths of its size (decision 0291). */
const AVIF = 'f_avif,q_46';
const WEBP = 'f_webp,q_80';

/** How wide an image is drawn, in pixels, and whether it is the one that a page shows first. */
type ImageRange = { from?: number; to: number; isLeading?: boolean };

/** Builds `/_ipx/{modifiers}/{source}` for a media source such as `m0/wp-content/…`. */
export function imageUrl(source: string, modifiers: string): string {
  return `/_ipx/${modifiers}/${source}`;
}

/**
 * Builds the address of a WebP at least as wide as the image at density 1, for browsers without AVIF (decision 0293).
 * `background`, such as `eff2ed`, fills transparency, which halves the bytes.
 */
export function buildImageSrc(source: string, minWidth: number, background?: string): string {
  return buildAddress(source, WIDTHS.find((candidate) => candidate >= minWidth) ?? 2400, WEBP, background);
}

/**
 * Builds the `srcset` of AVIF for densities 1 and 2 of an image that is `from` to `to` pixels wide, depending on the
 * screen; a leading one, which delays the page, comes in every width.
 */
export function buildImageSrcSet(source: string, range: ImageRange, background?: string): string {
  const { from = 0, to, isLeading = false } = range;
  const widths: readonly number[] = isLeading ? WIDTHS : STEPS;
  const isOffered = (_width: number, index: number) => {
    const next = widths[index + 1] ?? Number.POSITIVE_INFINITY;
    const previous = widths[index - 1] ?? 0;
    return next > from && previous < to * 2;
  };
  return widths
    .filter(isOffered)
    .map((width) => `${buildAddress(source, width, AVIF, background)} ${width}w`)
    .join(', ');
}

/** Builds the placeholder (spec §9) as a CSS value: 10 × 10, quality 50, blur 3, stretched to the image box. */
export function buildPlaceholder(source: string): string {
  const address = imageUrl(source, 's_10x10,fit_fill,f_webp,q_50,blur_3');
  return `url("${address.replace(/["\\\s]/g, encodeURIComponent)}")`;
}

function buildAddress(source: string, width: number, make: string, background?: string): string {
  const ground = background === undefined ? '' : `,b_${background}`;
  return imageUrl(source, `w_${width},${make}${ground}`);
}
