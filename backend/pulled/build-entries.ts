import { decodePercent } from '../../contract/decode-percent.ts';
import type { LanguageCode } from '../../contract/languages.ts';
import type { Json } from '../db/json.ts';
import type { EntryType } from '../db/schema/entries.ts';
import type { Taxonomy } from '../db/schema/terms.ts';
import { parseId } from '../relay/global-id.ts';
import { type EntryNode, entry, type MenuItemNode, type Tag } from './nodes.ts';
import { findTranslation, type PulledSite, readDate, readPath } from './pulled-site.ts';

/** Adds a list of entries in a language; `categoryOf` returns the category of a post by its id. */
export function addEntries(
  site: PulledSite,
  type: EntryType,
  language: LanguageCode,
  nodes: readonly EntryNode[],
  categoryOf: (id: number) => string | null = () => null,
): void {
  nodes.forEach((node, index) => {
    const date = readDate(node.date, index);
    site.rows.entries.push({
      country: site.country,
      id: site.numberOf('post', language, node.databaseId),
      language,
      translation: findTranslation(node),
      writtenIn: null,
      type,
      status: 'publish',
      slug: decodePercent(node.slug) || `${type}-${node.databaseId}`,
      uri: readPath(decodePercent(node.uri), site.country, language),
      title: node.title,
      content: site.readText(node.content),
      excerpt: site.readText(node.excerpt),
      date,
      modified: node.modifiedGmt === '' ? date : readDate(node.modifiedGmt, index),
      category: categoryOf(node.databaseId),
      image: site.mediaId(node.featuredImage, language),
      tags: addTags(site, 'postTag', language, node.tags),
      fields: readGroups(site, node, entry.shape, language),
    });
  });
}

/** Reads the field groups of a node, apart from the fields of its type. */
export function readGroups(
  site: PulledSite,
  node: Readonly<Record<string, unknown>>,
  known: object,
  language: LanguageCode,
): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(node)
      .filter(([name, value]) => !(name in known) && typeof value === 'object' && value !== null)
      .map(([name, value]) => [name, site.readFields(value, language)]),
  );
}

/** Adds missing tags, and returns the ids of all. */
export function addTags(site: PulledSite, taxonomy: Taxonomy, language: LanguageCode, tags: readonly Tag[]): number[] {
  return tags.flatMap((tag) => {
    const number = parseId('term', tag.id);
    if (number === null) return [];
    const id = site.numberOf('term', language, number);
    if (!site.rows.terms.some((term) => term.id === id))
      site.rows.terms.push({
        ...{ country: site.country, id, language, translation: number, taxonomy, parent: 0, count: 0, fields: {} },
        ...{
          position: site.rows.terms.length,
          slug: decodePercent(tag.slug),
          name: tag.name,
          description: '',
          image: null,
        },
      });
    return [id];
  });
}

/** Adds the menu at a position. */
export function addMenu(
  site: PulledSite,
  location: 'PRIMARY' | 'FOOTER' | 'QUICK_LINKS',
  language: LanguageCode,
  nodes: readonly MenuItemNode[],
): void {
  nodes.forEach(({ databaseId, label, path, order, parentDatabaseId, menuFields }, index) => {
    site.rows.menuItems.push({
      country: site.country,
      id: site.numberOf('post', language, databaseId),
      language,
      location,
      parent: parentDatabaseId ? site.numberOf('post', language, parentDatabaseId) : 0,
      position: order ?? index + 1,
      label,
      path: readPath(site.readText(path), site.country, language),
      image: site.mediaId(menuFields?.mImage, language),
      isBrandSection: menuFields?.isBrandSection ?? false,
    });
  });
}
