/** Links from a page that the worker makes to the lists of the kept catalogue. */
import { countryName } from '../../contract/countries.ts';
import { escapeXml } from '../../contract/escape-xml.ts';
import { inLanguage, resolveLanguage } from '../../contract/languages.ts';
import { listPage } from '../app/content/catalogue/catalogue-listing.ts';
import { buildNamePath } from '../app/content/catalogue/name-index.ts';
import { buildPath, homePath, type Locale } from '../app/locale/path.ts';
import { m } from '../app/messages/generated/messages.js';
import type { DeviceCatalogue } from './device-catalogue.ts';

/** Builds the links, as HTML, to all products and to the brands and product types of which some are on the device. */
export function buildCatalogueLinks(locale: Locale, { listed }: DeviceCatalogue): string {
  const text = { locale: locale.language };
  const link = (pagePath: string, name: string, look = '') =>
    `<a class="inline-flex min-h-11 items-center${look}" href="${escapeXml(buildPath({ ...locale, pagePath }))}">${escapeXml(name)}</a>`;
  const { facets } = listPage(listed, { filters: {}, sort: 'menu', page: 1 });
  const items = facets.flatMap(({ key, values }) =>
    key === 'brand' || key === 'type'
      ? values.map(({ slug, label }) => `<li>${link(buildNamePath({ kind: key, slug }), label)}</li>`)
      : [],
  );
  const names =
    items.length > 0 &&
    `<h2 class="mt-6 mb-3 text-h3">${escapeXml(m.search_suggested_names({}, text))}</h2><ul class="grid grid-cols-2 gap-x-4 md:grid-cols-4">${items.join('')}</ul>`;
  return `${link('/plp', m.home_all_products({}, text), ' font-bold')}${names || ''}`;
}

/** Builds the links, as HTML, to the kept products of other countries and languages; empty if there are none. */
export function buildOtherCatalogues({ country, language }: Locale, kept: readonly Locale[]): string {
  const items = kept
    .filter((other) => other.country !== country || other.language !== language)
    .map((other) => {
      const name = inLanguage(resolveLanguage(other.language).name, other.language);
      const label = `${escapeXml(countryName(other.country, language))} (<bdi lang="${other.language}">${escapeXml(name)}</bdi>)`;
      return `<li><a class="inline-flex min-h-11 items-center" href="${homePath(other)}/plp">${label}</a></li>`;
    });
  if (items.length === 0) return '';
  return `<h2 class="mt-10 mb-3 text-h3">${escapeXml(m.keep_title({}, { locale: language }))}</h2><ul>${items.join('')}</ul>`;
}
