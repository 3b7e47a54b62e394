import type { CountryCode } from '../../contract/countries.ts';
import type { LanguageCode, Translated } from '../../contract/languages.ts';

/** One rendered picture or file, as set-up stores it in `DATA_DIR/media`. */
export type MediaEntry = {
  /** The file under `DATA_DIR/media`, named by the hash of its inputs: `3f9c…e1.webp`. */
  file: string;
  /** The same picture with positions mirrored for right-to-left pages, when there is one. */
  mirroredFile?: string;
  mimeType: string;
  /** Pixels; absent for documents. */
  width?: number;
  height?: number;
  alt: Translated;
  /** Files that exist per country or language (catalog PDFs): the most specific wins. */
  variants?: { country?: CountryCode; language?: LanguageCode; file: string }[];
};

/** By media reference: `plant/amla`, `pack/tarwa-amla-hair-oil`. */
export type MediaManifest = Record<string, MediaEntry>;
