import { type Fields, isFields } from '../../contract/is-fields.ts';
import type { Finding, FindingKind } from './finding.ts';
import { walk } from './walk.ts';

/** How many characters of a title and of a description search engines show. */
const MAX_LENGTHS = { metaTitle: 60, metaDescription: 160 } as const;

const HTML_LINK = /<a\b[^<>]*\bhref="([^"<>]+)"/gi;
/** Addresses that editors write; that of an entry itself follows from its name. */
const WRITTEN_LINKS = ['link', 'path', 'applyLink'];

type AnswerOptions = {
  where: string;
  now: number;
  /** Called with the links to this site, and where they are. */
  onLink: (address: string, name: string) => void;
  /** Called with the pictures, and where they are. */
  onPicture: (source: string, name: string) => void;
};

/** Finds what one answer shows: pictures without text, expired content, texts for search engines. */
export function findInAnswer(answer: unknown, { where, now, onLink, onPicture }: AnswerOptions): Finding[] {
  const findings: Finding[] = [];
  const add = (kind: FindingKind, what: string) => findings.push({ kind, where, what });
  walk(answer, (object, name) => {
    if (isPicture(object)) {
      onPicture(object.mediaItemUrl, name);
      if (!object.altText) add('alternative', `${fileOf(object.mediaItemUrl)} in “${name}”`);
    }
    if (typeof object.endDate === 'string' && object.active !== false && Date.parse(object.endDate) < now)
      add('expired', `“${name}” ended on ${object.endDate.slice(0, 10)} and is still active`);
    if ('databaseId' in object && 'seo' in object) findSeo(object, name, add);
    for (const link of linksOf(object)) onLink(link, name);
  });
  return findings;
}

function findSeo({ seo }: Fields, name: string, add: (kind: FindingKind, what: string) => void): void {
  const group = isFields(seo) ? seo : {};
  for (const [field, kind] of [
    ['metaTitle', 'title'],
    ['metaDescription', 'description'],
  ] as const) {
    const text = group[field];
    if (typeof text !== 'string' || text === '') add(kind, `“${name}” has none`);
    else if ([...text].length > MAX_LENGTHS[field])
      add(kind, `“${name}” has ${[...text].length} letters: search engines show ${MAX_LENGTHS[field]}`);
  }
}

function linksOf(object: Fields): string[] {
  const isEntry = 'databaseId' in object && 'slug' in object;
  return Object.entries(object).flatMap(([field, value]) => {
    if (typeof value !== 'string') return [];
    if (WRITTEN_LINKS.includes(field)) return isEntry ? [] : [value];
    return [...value.matchAll(HTML_LINK)].flatMap(([, href]) => href ?? []);
  });
}

function isPicture(object: Fields): object is Fields & { mediaItemUrl: string } {
  const { mediaItemUrl, mimeType } = object;
  return (
    typeof mediaItemUrl === 'string' &&
    mediaItemUrl !== '' &&
    (typeof mimeType !== 'string' || mimeType.startsWith('image/'))
  );
}

function fileOf(source: string): string {
  return source.slice(source.lastIndexOf('/') + 1);
}
