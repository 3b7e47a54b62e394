/** The page for an address that is not on the device while there is no connection. */

import { escapeXml } from '../../contract/escape-xml.ts';
import type { LanguageCode } from '../../contract/languages.ts';
import { type Locale, localeOf, parsePath } from '../app/locale/path.ts';
import { m } from '../app/messages/generated/messages.js';
import { buildCatalogueLinks, buildOtherCatalogues } from './catalogue-links.ts';
import { buildSearchForm } from './catalogue-page.ts';
import type { DeviceCatalogue } from './device-catalogue.ts';
import type { WorkerPage } from './document.ts';

/** A page on the device; its title is HTML, as in the page. */
type KeptPage = { path: string; title: string };

/**
 * Builds the offline page in the language of the address, with search and lists of the kept catalogue, if there is one,
 * and links to the kept pages of that language and to the kept catalogues of other locales. An installed site has no
 * button to load a page anew: a link does.
 */
export async function buildOfflinePage(
  { pathname }: URL,
  pages: Pick<Cache, 'keys' | 'match'>,
  catalogue: DeviceCatalogue | null,
  catalogues: readonly Locale[],
): Promise<WorkerPage> {
  const locale = localeOf(parsePath(pathname));
  const options = { locale: locale.language };
  const items = (await listKept(pages, locale.language)).map(
    ({ path, title }) => `<li><a class="inline-flex min-h-11 items-center" href="${escapeXml(path)}">${title}</a></li>`,
  );
  const list =
    items.length > 0 &&
    `<h2 class="mt-10 mb-3 text-h3">${escapeXml(m.offline_kept({}, options))}</h2><ul>${items.join('')}</ul>`;
  const products = catalogue && buildSearchForm(locale) + buildCatalogueLinks(locale, catalogue);
  const retry = `<p class="mb-8"><a href="" class="inline-flex min-h-12 items-center border-2 border-ink px-6 py-1.5 font-bold no-underline hover:bg-ink hover:text-white">${escapeXml(m.offline_retry({}, options))}</a></p>`;
  return {
    locale,
    title: m.offline_title({}, options),
    body: `<p class="mb-6 max-w-[60ch]">${escapeXml(m.offline_text({}, options))}</p>${retry}${products ?? ''}${list || ''}${buildOtherCatalogues(locale, catalogues)}`,
  };
}

/** Lists the kept pages of a language, the latest first. */
async function listKept(cache: Pick<Cache, 'keys' | 'match'>, language: LanguageCode): Promise<KeptPage[]> {
  const requests = await cache.keys();
  const own = requests.filter(({ url }) => localeOf(parsePath(new URL(url).pathname)).language === language);
  const pages = await Promise.all(
    own.map(async (request) => {
      const { pathname, search } = new URL(request.url);
      return { path: pathname + search, title: readTitle((await (await cache.match(request))?.text()) ?? '') };
    }),
  );
  return pages.filter(({ title }) => title !== '').reverse();
}

/** The title of a page without the company's name. */
function readTitle(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return title.replace(/ \| [^|]*$/, '').trim();
}
