import type { Locale } from '../../locale/path.ts';

/** The views of a preview: as a page, in a window as wide as a device's, or without the bar inside that window. */
export const PREVIEW_WIDTHS = [390, 820, 1280] as const;
export type PreviewView = 'page' | 'bare' | (typeof PREVIEW_WIDTHS)[number];

/** The texts and links of a preview's bar. */
export type PreviewBar = {
  view: PreviewView;
  isRevision: boolean;
  locales: { locale: Locale; href: string; isCurrent: boolean }[];
  views: { view: Exclude<PreviewView, 'bare'>; href: string }[];
  /** The page inside a device's window. */
  bareHref: string;
  /** The published page. */
  exitHref: string;
};
