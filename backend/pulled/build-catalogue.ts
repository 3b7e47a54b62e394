import { decodePercent } from '../../contract/decode-percent.ts';
import type { LanguageCode } from '../../contract/languages.ts';
import type { Taxonomy } from '../db/schema/terms.ts';
import { addTags, readGroups } from './build-entries.ts';
import { type CategoryNode, category, type ProductNode, product } from './nodes.ts';
import { findTranslation, type PulledSite, readDate } from './pulled-site.ts';

/** Adds product categories or ingredients in a language, in the order of their list. */
export function addTerms(
  site: PulledSite,
  taxonomy: Taxonomy,
  language: LanguageCode,
  nodes: readonly CategoryNode[],
): void {
  const parents = new Map(nodes.flatMap((node) => node.children.map((child) => [child.databaseId, node.databaseId])));
  nodes.forEach((node, index) => {
    const parent = parents.get(node.databaseId);
    site.rows.terms.push({
      country: site.country,
      id: site.numberOf('term', language, node.databaseId),
      language,
      translation: findTranslation(node),
      taxonomy,
      parent: parent === undefined ? 0 : site.numberOf('term', language, parent),
      position: index + 1,
      slug: decodePercent(node.slug),
      name: node.name,
      description: site.readText(node.description),
      image: site.mediaId(node.image, language),
      count: 0,
      fields: readGroups(site, node, category.shape, language),
    });
  });
}

/** Adds products in a language, newest first, with their variations and their positions under terms. */
export function addProducts(site: PulledSite, language: LanguageCode, nodes: readonly ProductNode[]): void {
  const { country } = site;
  const termOf = ({ databaseId }: { databaseId: number }) => site.numberOf('term', language, databaseId);
  const parents = new Map(site.rows.terms.map(({ id, parent }) => [id, parent]));

  nodes.forEach((node, index) => {
    // Lists of the embedded service hide nothing.
    if (node.catalogVisibility === 'HIDDEN') return;
    const id = site.numberOf('post', language, node.databaseId);
    const published = readDate('', index);
    const categories = node.productCategories.map(termOf);
    const ingredients = node.ingredients.map(termOf);
    const tags = addTags(site, 'productTag', language, node.productTags);
    const menuOrder = node.menuOrder ?? 0;
    site.rows.products.push({
      ...{ country, id, language, translation: findTranslation(node), status: 'publish', menuOrder, published },
      kind: node.__typename === 'VariableProduct' ? 'VariableProduct' : 'SimpleProduct',
      slug: decodePercent(node.slug),
      name: node.name,
      title: node.title === '' ? node.name : node.title,
      shortDescription: site.readText(node.shortDescription),
      description: site.readText(node.description),
      gtin: node.gtin ?? null,
      modified: node.modified === '' ? published : readDate(node.modified, index),
      image: site.mediaId(node.image ?? node.featuredImage, language),
      gallery: node.galleryImages.flatMap((picture) => site.mediaId(picture, language) ?? []),
      ...{ categories, tags, ingredients },
      related: node.related.map(({ databaseId }) => site.numberOf('post', language, databaseId)),
      attributes: node.attributes.map(({ name, label, options, variation }) => ({
        ...{ name, label, options: options ?? [], variation: variation ?? false },
      })),
      meta: node.metaData,
      fields: readGroups(site, node, product.shape, language),
    });
    for (const term of withParents([...categories, ...tags, ...ingredients], parents))
      site.rows.productTerms.push({ country, term, product: id, menuOrder, published });
    for (const variation of node.variations)
      site.rows.variations.push({
        country,
        id: site.numberOf('post', language, variation.databaseId),
        product: id,
        slug: decodePercent(variation.slug),
        name: variation.name,
        gtin: variation.gtin ?? null,
        image: site.mediaId(variation.image, language),
        attributes: variation.attributes,
        meta: variation.metaData,
      });
  });
}

/** Terms with all their ancestors. */
function withParents(terms: readonly number[], parents: ReadonlyMap<number, number>): Set<number> {
  const all = new Set(terms);
  for (const term of all) {
    const parent = parents.get(term) ?? 0;
    if (parent !== 0) all.add(parent);
  }
  return all;
}
