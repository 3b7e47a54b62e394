/** Lists and searches of the kept catalogue, at the addresses that the site has for them. */
import { decodePercent } from '../../contract/decode-percent.ts';
import { escapeXml } from '../../contract/escape-xml.ts';
import type { CatalogueItem } from '../app/content/catalogue/catalogue-index.server.ts';
import { type CatalogueListing, listPage, PAGE_SIZE } from '../app/content/catalogue/catalogue-listing.ts';
import { FACETS, facetParam } from '../app/facets/facets.ts';
import { buildListingQuery, type ListingState, parseListingQuery } from '../app/facets/listing-query.ts';
import { formatDate } from '../app/locale/format-date.ts';
import { buildPath, homePath, type Locale, localeOf, parsePath } from '../app/locale/path.ts';
import { m } from '../app/messages/generated/messages.js';
import { buildSearchPath } from '../app/search/search-query.ts';
import { imageUrl } from '../app/ui/image-address.ts';
import { buildCatalogueLinks } from './catalogue-links.ts';
import type { DeviceCatalogue } from './device-catalogue.ts';
import type { WorkerPage } from './document.ts';

const BUTTON = 'min-h-12 border-2 border-ink bg-ink px-6 py-1.5 font-bold text-white';
/** A column beside the products; on narrow windows the same element is a drawer, as on the site's own lists. */
const FILTERS =
  'fixed inset-y-0 start-0 m-0 h-dvh max-h-none w-96 max-w-[92vw] flex-col border-0 bg-white p-0 text-ink backdrop:bg-sidr-deep/60 open:flex lg:sticky lg:flex lg:h-auto lg:w-auto lg:max-w-none';

/** Builds the page of a list or a search; null for any other address. */
export async function buildCataloguePage(url: URL, catalogue: DeviceCatalogue): Promise<WorkerPage | null> {
  const parsed = parsePath(url.pathname);
  const locale = localeOf(parsed);
  const { pagePath } = parsed;
  if (pagePath === '/search') return buildSearchPage(url.searchParams.get('key')?.trim() ?? '', locale, catalogue);
  const within = findWithin(pagePath, catalogue);
  if (within === null) return null;
  const { title, ...of } = within;
  const state = parseListingQuery(url.searchParams);
  const listing = listPage(catalogue.listed, { ...of, ...state });
  return {
    locale,
    title: title ?? m.products_title({}, { locale: locale.language }),
    body: `${buildNote(locale, catalogue)}${buildSearchForm(locale)}<div class="grid grid-cols-1 gap-x-[clamp(2rem,4vw,4rem)] lg:grid-cols-[17rem_minmax(0,1fr)]">${buildFilters(url.pathname, listing, state, locale)}<div>${buildCount(listing.total, locale)}${buildCards(listing.items, locale)}${buildSteps(url.pathname, listing, state, locale)}</div></div>`,
  };
}

/** Finds the subject of a list: all products, a type, a brand, or a type of a brand. */
function findWithin(
  pagePath: string,
  { listed }: DeviceCatalogue,
): { title?: string; brand?: string; type?: string } | null {
  const [first = '', brand = '', type = ''] = pagePath.slice(1).split('/').map(decodePercent);
  const nameOf = (facet: 'brand' | 'type' | 'category', slug: string) =>
    listed.terms[listed.termNumber(facet, slug) ?? -1]?.name;
  if (first === 'plp') return {};
  if (first === 'collections' || first === 'brands') {
    const title = nameOf('brand', brand);
    if (title === undefined) return null;
    const typeTitle = nameOf('type', type) ?? nameOf('category', type);
    return typeTitle === undefined ? { title, brand } : { title: `${title} · ${typeTitle}`, brand, type };
  }
  const title = nameOf('type', first) ?? nameOf('category', first);
  return title === undefined || brand !== '' ? null : { title, type: first };
}

async function buildSearchPage(key: string, locale: Locale, catalogue: DeviceCatalogue): Promise<WorkerPage> {
  const text = { locale: locale.language };
  const { products, phrase } = await catalogue.search(key);
  const title =
    key === ''
      ? m.search_empty_title({}, text)
      : products.length === 0 || phrase !== null
        ? m.search_none({ key }, text)
        : m.search_results_for({ key }, text);
  const results =
    products.length > 0
      ? buildCount(products.length, locale) + buildCards(products, locale)
      : buildCatalogueLinks(locale, catalogue);
  return {
    locale,
    title,
    body: `${buildNote(locale, catalogue)}${buildSearchForm(locale, key)}${buildMeant(phrase, locale)}${results}`,
  };
}

/** Says which words were searched for, if nothing has the typed ones. */
function buildMeant(phrase: string | null, locale: Locale): string {
  if (phrase === null) return '';
  const href = buildPath({ ...locale, pagePath: buildSearchPath({ key: phrase }) });
  return `<h2 class="mb-4 text-h3">${escapeXml(m.search_did_you_mean({}, { locale: locale.language }))}</h2><p class="mb-6"><a class="inline-flex min-h-12 items-center border-2 border-line-strong px-4.5 font-semibold no-underline hover:border-ink hover:bg-ink hover:text-white" href="${escapeXml(href)}">${escapeXml(phrase)}</a></p>`;
}

/** Says that this is the device's copy, and its date. */
function buildNote(locale: Locale, { keptSince }: DeviceCatalogue): string {
  const date = keptSince === null ? null : formatDate(new Date(keptSince).toISOString(), locale);
  const text = { locale: locale.language };
  return `<p class="mb-6 text-ink-2">${escapeXml(date === null ? m.keep_part({}, text) : m.keep_done({ date }, text))}</p>`;
}

/** The site's search, over the kept catalogue. */
export function buildSearchForm(locale: Locale, key = ''): string {
  const text = { locale: locale.language };
  return `<form action="${buildPath({ ...locale, pagePath: '/search' })}" role="search" class="mb-8 flex max-w-160 gap-3"><input type="search" name="key" required value="${escapeXml(key)}" aria-label="${escapeXml(m.search_label({}, text))}" class="min-h-12 w-full border-2 border-ink px-4"><button class="${BUTTON}">${escapeXml(m.search_submit({}, text))}</button></form>`;
}

function buildCount(total: number, locale: Locale): string {
  return `<p class="mb-4 font-bold" role="status">${escapeXml(m.products_count({ count: total }, { locale: locale.language }))}</p>`;
}

function buildFilters(pathname: string, { facets }: CatalogueListing, { sort }: ListingState, locale: Locale): string {
  const text = { locale: locale.language };
  const sets = facets.flatMap(({ key, values }) => {
    const boxes = values.map(
      ({ slug, label, count, selected }) =>
        `<label class="clear-both flex min-h-11 items-center gap-3"><input type="checkbox" class="checkbox" name="${facetParam(key)}" value="${escapeXml(slug)}"${selected ? ' checked' : ''}>${escapeXml(label)}<span class="ms-auto text-small text-ink-2">${count}</span></label>`,
    );
    if (boxes.length === 0) return [];
    return `<fieldset class="border-t border-line py-4"><legend class="float-start mb-2 w-full font-bold">${escapeXml(FACETS[key].title({}, text))}</legend>${boxes.join('')}</fieldset>`;
  });
  const title = escapeXml(m.filter_title({}, text));
  return `<button type="button" popovertarget="filters" class="mb-4 min-h-11 border-2 border-ink px-3 font-bold lg:hidden">${title}</button><form id="filters" popover aria-label="${title}" action="${escapeXml(pathname)}" class="${FILTERS}"><div class="flex min-h-13 shrink-0 items-center justify-between gap-4 ps-5 pe-3 lg:ps-0"><h2 class="font-body text-body font-bold tracking-normal">${title}</h2><button type="button" popovertarget="filters" popovertargetaction="hide" class="min-h-11 px-3 underline lg:hidden">${escapeXml(m.close({}, text))}</button></div><div class="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 lg:-ms-2 lg:ps-2 lg:pe-3"><input type="hidden" name="sort" value="${sort}">${sets.join('')}<button class="${BUTTON} mb-8 w-full">${escapeXml(m.keep_apply({}, text))}</button></div></form>`;
}

function buildCards(items: readonly CatalogueItem[], locale: Locale): string {
  if (items.length === 0) return '';
  const cards = items.map(({ slug, name, brand, image }) => {
    const picture = image
      ? `<img src="${escapeXml(imageUrl(image.mediaItemUrl, 'w_576,f_webp,q_80'))}" alt="" width="360" height="450" loading="lazy" class="size-full object-contain">`
      : '';
    return `<li><article class="relative flex flex-col"><div class="grid aspect-4/5 place-items-center overflow-hidden bg-mist">${picture}</div><p class="mt-4 text-small text-ink-2">${escapeXml(brand?.name ?? '')}</p><h2 class="my-0.5 text-card"><a class="no-underline after:absolute after:inset-0 hover:text-ember" href="${homePath(locale)}/product/${encodeURIComponent(slug)}">${escapeXml(name)}</a></h2></article></li>`;
  });
  return `<ul class="grid grid-cols-2 gap-x-[clamp(1rem,2vw,2rem)] gap-y-7 md:grid-cols-4">${cards.join('')}</ul>`;
}

/** Links to the pages before and after. */
function buildSteps(
  pathname: string,
  { page, pages, total }: CatalogueListing,
  state: ListingState,
  locale: Locale,
): string {
  if (total <= PAGE_SIZE) return '';
  const text = { locale: locale.language };
  const link = (to: number, label: string) =>
    to < 1 || to > pages
      ? ''
      : `<a class="inline-flex min-h-11 items-center font-bold" href="${escapeXml(pathname + buildListingQuery({ ...state, page: to }))}">${escapeXml(label)}</a>`;
  return `<nav class="mt-8 flex gap-8" aria-label="${escapeXml(m.products_title({}, text))}">${link(page - 1, m.page_previous({}, text))}${link(page + 1, m.page_next({}, text))}</nav>`;
}
