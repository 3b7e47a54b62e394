import { extname } from 'node:path';
import type { CountryCode } from '../../contract/countries.ts';
import { defaultLanguage, inLanguage, type LanguageCode, resolveLanguage } from '../../contract/languages.ts';
import type { MediaEntry } from '../content/media-manifest.ts';
import type { MediaRow } from '../db/schema/media.ts';

/** The month of upload in every media address of the service. */
const UPLOADED = '2026/02';

/** The library row of a media reference for one country and language. */
export function buildMediaRow(of: {
  ref: string;
  entry: MediaEntry;
  country: CountryCode;
  language: LanguageCode;
  id: number;
}): MediaRow {
  const { ref, entry, country, language, id } = of;
  const name = ref.replaceAll('/', '-');
  const mirrored = resolveLanguage(language).dir === 'rtl' && entry.mirroredFile !== undefined;
  const file =
    findVariant(entry, country, language) ?? (mirrored && entry.mirroredFile ? entry.mirroredFile : entry.file);
  // The file is named by the hash of its inputs, so a changed picture gets a new address, as an edited one does in
  // WordPress.
  const version = file.replace(/[^a-z0-9]/gi, '').slice(0, 8);
  return {
    country,
    id,
    language,
    slug: language === defaultLanguage ? name : `${name}-${language}`,
    title: inLanguage(entry.alt, language),
    altText: inLanguage(entry.alt, language),
    mimeType: entry.mimeType,
    path: `${UPLOADED}/${name}${mirrored ? '-rtl' : ''}-e${version}${extname(file)}`,
    file,
    width: entry.width ?? null,
    height: entry.height ?? null,
  };
}

/** The file for this country and language, the most specific first. */
function findVariant(entry: MediaEntry, country: CountryCode, language: LanguageCode): string | undefined {
  const fitting = (entry.variants ?? []).filter(
    (variant) => (variant.country ?? country) === country && (variant.language ?? language) === language,
  );
  const specificity = (variant: (typeof fitting)[number]) =>
    (variant.country === undefined ? 0 : 2) + (variant.language === undefined ? 0 : 1);
  return fitting.sort((one, other) => specificity(other) - specificity(one))[0]?.file;
}
