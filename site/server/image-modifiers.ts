import { papers } from '../app/content/pages/ingredient-paper.ts';
import { FORMATS, type Format } from './image-type.ts';

/** spec §9: the breakpoints, at densities 1 and 2, and the placeholder. 640 is none: cards are as wide, and it is doubled. */
const BREAKPOINTS = [320, 480, 576, 640, 768, 996, 1200, 1367, 1536, 1600, 1921];
const PLACEHOLDER_WIDTH = 10;
export const widths: ReadonlySet<number> = new Set([
  PLACEHOLDER_WIDTH,
  ...BREAKPOINTS.flatMap((width) => [width, width * 2]),
]);
export const QUALITIES: ReadonlySet<number> = new Set([46, 50, 60, 70, 80, 90]);
/** Aspect ratios of the layout's crops; free heights would let a stranger fill the disk with near copies. */
const RATIOS = [1, 4 / 3, 3 / 4, 3 / 2, 2 / 3, 16 / 9, 9 / 16, 5 / 4, 4 / 5, 21 / 9, 2, 1 / 2, 1200 / 630];
const FITS = ['cover', 'contain', 'fill', 'inside', 'outside'] as const;
/** The design's opaque colours that a picture may be set on; mist is one of the papers. */
const BACKGROUNDS: ReadonlySet<string> = new Set([
  'ffffff',
  '000000',
  '10271d',
  '123f2e',
  '0c2a1f',
  'c9d8c4',
  ...papers,
]);
const PLACEHOLDER_BLUR = 3;

/** How to render a picture; modifiers missing from the address have the specification's defaults. */
export type ImageModifiers = {
  format: Format;
  width: number | null;
  height: number | null;
  fit: (typeof FITS)[number];
  quality: number;
  background: string | null;
  blur: number;
};

/** Short and long names, as in ipx. */
const NAMES: Record<string, string> = {
  f: 'format',
  w: 'width',
  h: 'height',
  s: 'resize',
  q: 'quality',
  b: 'background',
};
const KNOWN = new Set(['format', 'width', 'height', 'resize', 'quality', 'background', 'fit', 'blur']);

/**
 * Parses the modifiers of an image address; returns the reason when the allow-lists of spec §9 refuse one.
 * `w_640,f_webp,q_80` → 640 wide; `s_320x320,fit_cover` → a square; `_` → as it is.
 */
export function parseModifiers(text: string): ImageModifiers | { reason: string } {
  const given = new Map<string, string>();
  for (const part of text === '_' ? [] : text.split(/[,&]/)) {
    const [, short = '', value = ''] = /^([a-z]+)[_=:](.+)$/.exec(part) ?? [];
    const name = NAMES[short] ?? short;
    if (!KNOWN.has(name)) return { reason: `"${part}" is not a modifier.` };
    if (given.has(name)) return { reason: `${name} is given twice.` };
    given.set(name, value);
  }
  const [, resizeWidth, resizeHeight] = /^(\d+)x(\d+)$/.exec(given.get('resize') ?? '') ?? [];
  if (given.has('resize') && (resizeWidth === undefined || given.has('width') || given.has('height'))) {
    return { reason: 'resize takes WIDTHxHEIGHT, and stands without width and height.' };
  }
  const format = given.get('format') ?? 'webp';
  const modifiers = {
    format: format === 'jpg' ? 'jpeg' : format,
    width: parseNumber(given.get('width') ?? resizeWidth),
    height: parseNumber(given.get('height') ?? resizeHeight),
    fit: given.get('fit') ?? 'cover',
    quality: parseNumber(given.get('quality')) ?? 80,
    background:
      given
        .get('background')
        ?.toLowerCase()
        .replace(/^#|^%23/, '') ?? null,
    blur: parseNumber(given.get('blur')) ?? 0,
  };
  return isAllowed(modifiers) ? modifiers : { reason: findReason(modifiers) ?? 'These modifiers are not allowed.' };
}

/** Builds the same key for the same modifiers, whatever their order and spelling in the address. */
export function buildModifiersKey({ format, width, height, fit, quality, background, blur }: ImageModifiers): string {
  const crop = height === null ? '' : `x${height}-${fit}`;
  const size = width === null && height === null ? 'full' : `${width ?? ''}${crop}`;
  return `${size}-q${quality}${background === null ? '' : `-${background}`}${blur === 0 ? '' : `-blur${blur}`}.${format}`;
}

type Unchecked = Omit<ImageModifiers, 'format' | 'fit'> & { format: string; fit: string };

function isAllowed(modifiers: Unchecked): modifiers is ImageModifiers {
  return findReason(modifiers) === null;
}

function findReason({ format, width, height, fit, quality, background, blur }: Unchecked): string | null {
  if (!FORMATS.some((one) => one === format)) return `format takes ${FORMATS.join(', ')}.`;
  if (width !== null && !widths.has(width)) return `width takes ${[...widths].sort((a, b) => a - b).join(', ')}.`;
  if (height !== null && !isAllowedHeight(width, height))
    return 'height takes a width of the list, or one of its usual crops.';
  if (!FITS.some((one) => one === fit)) return `fit takes ${FITS.join(', ')}.`;
  if (!QUALITIES.has(quality)) return `quality takes ${[...QUALITIES].join(', ')}.`;
  if (background !== null && !BACKGROUNDS.has(background)) return `background takes ${[...BACKGROUNDS].join(', ')}.`;
  if (blur !== 0 && (blur !== PLACEHOLDER_BLUR || width !== PLACEHOLDER_WIDTH)) {
    return `blur takes ${PLACEHOLDER_BLUR}, for pictures ${PLACEHOLDER_WIDTH} wide.`;
  }
  return null;
}

function isAllowedHeight(width: number | null, height: number): boolean {
  if (width === null) return widths.has(height);
  return RATIOS.some((ratio) => height === Math.floor(width / ratio) || height === Math.ceil(width / ratio));
}

/** Anything but a number becomes -1, which no list allows. */
function parseNumber(value: string | undefined): number | null {
  if (value === undefined) return null;
  return /^\d{1,5}$/.test(value) ? Number(value) : -1;
}
