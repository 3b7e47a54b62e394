import { type CountryCode, siteFolder } from '../../contract/countries.ts';
import { decodeUri } from '../../contract/decode-percent.ts';
import type { LanguageCode } from '../../contract/languages.ts';
import type { Json } from '../db/json.ts';
import { createAddresses } from '../graphql/addresses.ts';
import { parseId } from '../relay/global-id.ts';
import { createSiteRows } from '../seed/site.ts';
import { type Picture, picture } from './nodes.ts';

type Kind = 'post' | 'term';

/** Ids that no service has assigned. */
const FIRST_OWN_NUMBER = 1_500_000_000;
const DAY_MS = 86_400_000;
const BEFORE_ALL = Date.parse('2000-01-01T08:00:00Z');
const MEDIA_PATH = /\/wp-content\/uploads\/(?:sites\/\d+\/)?(.+)/;

/** A country's site, built from what was pulled. */
export type PulledSite = ReturnType<typeof createPulledSite>;

/**
 * Creates the collector of a site's rows. Entries keep their ids; one with the same id in two languages,
 * such as an untranslated category, gets another in the second.
 */
export function createPulledSite(country: CountryCode, service: string, files: ReadonlyMap<string, string>) {
  const rows = createSiteRows();
  const owners = new Map<string, LanguageCode>();
  const others = new Map<string, number>();
  const pictures = new Set<number>();
  const { media } = createAddresses('', country);
  /** The service's public address: the folder of its GraphQL address. */
  const home = service.replace(/\/[^/]*$/, '');
  const origin = new URL(service).origin;

  function numberOf(kind: Kind, language: LanguageCode, given: number): number {
    const key = `${kind} ${given}`;
    const owner = owners.get(key);
    if (owner === undefined) owners.set(key, language);
    if (owner === undefined || owner === language) return given;
    const other = others.get(`${language} ${key}`) ?? FIRST_OWN_NUMBER + others.size;
    others.set(`${language} ${key}`, other);
    return other;
  }

  /** The row of a picture or file; null if its file was not pulled. */
  function mediaId(value: unknown, language: LanguageCode): number | null {
    const found = readPicture(value);
    const file = found ? files.get(found.mediaItemUrl) : undefined;
    if (!found || file === undefined) return null;
    const id = numberOf('post', language, found.databaseId);
    if (!pictures.has(id)) {
      pictures.add(id);
      const { slug, title, altText, mimeType, mediaItemUrl } = found;
      const path = pathOf(mediaItemUrl);
      rows.media.push({ country, id, language, slug, title, altText, mimeType, path, file, width: null, height: null });
    }
    return id;
  }

  /** A text with links and pictures as an editor of this site would write them. */
  function readText(text: string): string {
    const pictured = text.replace(/https?:\/\/[^\s"'<>()]+/g, (url) => (files.has(url) ? media(pathOf(url)) : url));
    return pictured.replaceAll(`${home}/`, '/').replaceAll(`${origin}/`, '/');
  }

  /** A field group as stored: pictures by their ids. */
  function readFields(value: unknown, language: LanguageCode): Json {
    if (typeof value === 'string') return readText(value);
    if (typeof value === 'number' || typeof value === 'boolean') return value;
    if (typeof value !== 'object' || value === null) return null;
    if (Array.isArray(value)) return value.map((one) => readFields(one, language));
    if (readPicture(value)) return mediaId(value, language);
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, readFields(field, language)]));
  }

  return { country, rows, numberOf, mediaId, readText, readFields };
}

/** A menu item's path as it was typed: without host, country and language. */
export function readPath(path: string, country: CountryCode, language: LanguageCode): string {
  const folder = siteFolder(country);
  const own = folder !== '' && `${path}/`.startsWith(`${folder}/`) ? path.slice(folder.length) : path;
  return `${own}/`.startsWith(`/${language}/`) ? own.slice(language.length + 1) || '/' : own || '/';
}

/** A picture, or the picture of an edge. */
function readPicture(value: unknown): Picture | null {
  if (typeof value !== 'object' || value === null) return null;
  return picture.safeParse('node' in value ? value.node : value).data ?? null;
}

function pathOf(url: string): string {
  return decodeUri(MEDIA_PATH.exec(new URL(url).pathname)?.[1] ?? new URL(url).pathname.slice(1));
}

type Translation = { id?: string | null | undefined; databaseId?: number | null | undefined };

/** The number shared by all translations of a node: their lowest id. */
export function findTranslation(node: { databaseId: number; translations: readonly Translation[] }): number {
  const others = node.translations.flatMap(({ id, databaseId }) => databaseId ?? parseId('post', id ?? '') ?? []);
  return Math.min(node.databaseId, ...others);
}

/** A service's date without its offset; without a date, one that keeps the entry's place in a newest-first list. */
export function readDate(date: string, place: number): string {
  const time = date === '' ? new Date(BEFORE_ALL - place * DAY_MS).toISOString() : date;
  return time.slice(0, 19).replace('T', ' ');
}
