import { inLanguage, type LanguageCode, languages } from '../../contract/languages.ts';
import type { Content } from '../content/content.ts';
import type { SoldProduct } from '../content/sold-products.ts';
import type { Json } from '../db/json.ts';
import type { Taxonomy, TermRow } from '../db/schema/terms.ts';
import { listTerms } from './list-terms.ts';
import type { Site } from './site.ts';
import { buildDescription } from './typography.ts';

/** Finds the id of a term by its slug; undefined for terms the site does not have. */
export type TermIds = (taxonomy: Taxonomy, language: LanguageCode, slug: string) => number | undefined;

/**
 * Adds a site's terms to its rows (the category tree, product tags, ingredients, post tags) and returns the function
 * that finds their ids.
 */
export function buildTerms(site: Site, content: Content, sold: Record<LanguageCode, SoldProduct[]>): TermIds {
  const ids = new Map<string, number>();
  const termIds: TermIds = (taxonomy, language, slug) => ids.get(`${taxonomy} ${language} ${slug}`);

  for (const { code: language } of languages) {
    const collator = new Intl.Collator(language);
    const orders = new Map<number, number>();
    const rows = listTerms(content, sold[language]).map((term): TermRow => {
      const id = site.nextTermId();
      ids.set(`${term.taxonomy} ${language} ${term.slug}`, id);
      orders.set(id, term.order);
      return {
        country: site.country,
        id,
        language,
        translation: site.translation(`${term.taxonomy} ${term.slug}`),
        taxonomy: term.taxonomy,
        parent: term.parent === undefined ? 0 : (termIds(term.taxonomy, language, term.parent) ?? 0),
        position: 0,
        slug: term.slug,
        name: inLanguage(term.name, language),
        description: term.description === undefined ? '' : buildDescription(inLanguage(term.description, language)),
        image: term.image === undefined ? null : site.mediaId(term.image, language),
        count: 0,
        fields: readFields(site, term.fields ?? {}, language),
      };
    });
    rows.sort(
      (one, other) => (orders.get(one.id) ?? 0) - (orders.get(other.id) ?? 0) || collator.compare(one.name, other.name),
    );
    rows.forEach((row, index) => {
      row.position = index + 1;
    });
    site.rows.terms.push(...rows);
  }
  return termIds;
}

function readFields(site: Site, fields: Record<string, unknown>, language: LanguageCode): Record<string, Json> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, site.read(value, language)]));
}
