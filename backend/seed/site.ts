import { type CountryCode, resolveCountry } from '../../contract/countries.ts';
import type { LanguageCode } from '../../contract/languages.ts';
import { parseSiteTime } from '../../contract/site-time.ts';
import type { MediaManifest } from '../content/media-manifest.ts';
import type { EntryRow } from '../db/schema/entries.ts';
import type { MediaRow } from '../db/schema/media.ts';
import type { MenuItemRow } from '../db/schema/menus.ts';
import type { ProductRow, productTerms, VariationRow } from '../db/schema/products.ts';
import type { TermRow } from '../db/schema/terms.ts';
import { siteNumber } from '../graphql/addresses.ts';
import { buildMediaRow } from './build-media.ts';
import { localize, type Reader } from './localize.ts';

type ProductTermRow = typeof productTerms.$inferSelect;

/** Every row of one country's site. */
export type SiteRows = {
  media: MediaRow[];
  terms: TermRow[];
  entries: EntryRow[];
  products: ProductRow[];
  productTerms: ProductTermRow[];
  variations: VariationRow[];
  menuItems: MenuItemRow[];
};

export const createSiteRows = (): SiteRows => ({
  media: [],
  terms: [],
  entries: [],
  products: [],
  productTerms: [],
  variations: [],
  menuItems: [],
});

export type Site = ReturnType<typeof createSite>;

/** Creates the collector of a site's rows, which assigns their ids. */
export function createSite({ country, manifest }: { country: CountryCode; manifest: MediaManifest }) {
  const rows = createSiteRows();
  // Different on every site, so that no code can use an id of one site on another (NOTES §4).
  let lastPost = 60 + siteNumber(country) * 13;
  let lastTerm = 14 + siteNumber(country) * 2;
  const translations = new Map<string, number>();
  const media = new Map<string, MediaRow>();
  const missingMedia = new Set<string>();

  function nextPostId(): number {
    lastPost += 1;
    return lastPost;
  }

  function mediaRow(ref: string, language: LanguageCode): MediaRow | null {
    const key = `${language} ${ref}`;
    const known = media.get(key);
    if (known !== undefined) return known;
    const entry = manifest[ref];
    if (entry === undefined) {
      missingMedia.add(ref);
      return null;
    }
    const row = buildMediaRow({ ref, entry, country, language, id: nextPostId() });
    rows.media.push(row);
    media.set(key, row);
    return row;
  }

  function mediaId(ref: string, language: LanguageCode): number | null {
    return mediaRow(ref, language)?.id ?? null;
  }

  return {
    country,
    rows,
    missingMedia,
    nextPostId,
    nextTermId(): number {
      lastTerm += 1;
      return lastTerm;
    },
    /** The number shared by both languages of one thing, from any unique name for it. */
    translation(name: string): number {
      const number = translations.get(name) ?? translations.size + 1;
      translations.set(name, number);
      return number;
    },
    /** The library row of a media reference in a language; null if set-up made no such file. */
    mediaRow,
    mediaId,
    /** Converts the site's own time to GMT; a service stores both. */
    toGmt(time: string): string {
      const instant = parseSiteTime(time, resolveCountry(country).timeZone);
      if (instant === null) throw new RangeError(`${time} is no time`);
      return new Date(instant).toISOString().slice(0, 19).replace('T', ' ');
    },
    /** Reads the part of a content value that this site shows in a language. */
    read(value: unknown, language: LanguageCode) {
      const reader: Reader = { country, language, mediaId: (ref) => mediaId(ref, language) };
      return localize(value, reader);
    },
  };
}
