import type { Locale } from '../locale/path.ts';

export type ImageSize = { width: number; height: number };

/** What a page's `<head>` is drawn from: one model for canonical, alternates, titles, social tags and data. */
export type PageHead = {
  origin: string;
  locale: Locale;
  pagePath: string;
  /** `/` is its own address beside `/uae` (rulings 7). */
  isRoot: boolean;
  title: string | null;
  description: string | null;
  /** A media source, for the social preview. */
  image: string | null;
  /** Of that source; zero when it could not be read (spec §8). */
  imageSize: ImageSize | null;
  isIndexed: boolean;
  /** The locales whose backend has this page. */
  availableIn: Locale[];
  jsonLd: object[];
  /** The page of a paged list, and how many there are. */
  page?: number;
  pages?: number;
};
