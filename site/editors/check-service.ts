import { type CountryCode, countryName } from '../../contract/countries.ts';
import {
  defaultLanguage,
  inLanguage,
  type LanguageCode,
  languageCodes,
  resolveLanguage,
} from '../../contract/languages.ts';
import { createCatalogue } from '../app/content/catalogue/catalogue.server.ts';
import { productVariables } from '../app/content/catalogue/product-variables.ts';
import { createContentClient } from '../app/content/client/client.server.ts';
import { ContentError } from '../app/content/client/errors.ts';
import { createQueryCache } from '../app/content/client/query-cache.server.ts';
import { OWN_PAGES } from '../app/content/site-index/locale-index.ts';
import { createSiteIndex } from '../app/content/site-index/site-index.server.ts';
import { type Locale, parsePath } from '../app/locale/path.ts';
import { createLegacyMatcher } from '../app/redirects/match-legacy.ts';
import { company } from '../company.ts';
import { listOperations } from './all-operations.ts';
import { findClashes } from './find-clashes.ts';
import { findInAnswer } from './find-in-answer.ts';
import { CHECK_PRODUCTS, findInProducts } from './find-in-products.ts';
import { findSamples } from './find-samples.ts';
import { findUntranslated } from './find-untranslated.ts';
import type { Finding } from './finding.ts';
import { readFailure } from './read-failure.ts';

/** A service may be slow: nobody waits for a page here. */
const TIMEOUT_MS = 60_000;
const ORIGIN = 'https://site.invalid';

type CheckOptions = {
  country: CountryCode;
  /** The GraphQL address. */
  endpoint: string;
  fetch: typeof globalThis.fetch;
  clock: () => number;
  /** Called with what is read now. */
  onProgress: (line: string) => void;
  /** Called with each picture, if the service's pictures are to be measured. */
  onPicture?: (source: string, name: string, where: string) => void;
};

/** Sends a service every query of the site, in every language, and finds what editors should look at. */
export async function checkService(options: CheckOptions): Promise<Finding[]> {
  const { country, endpoint, fetch, clock, onProgress } = options;
  const findings: Finding[] = [];
  const add = (kind: Finding['kind'], what: string, where = countryName(country, defaultLanguage)) =>
    findings.push({ kind, where, what });
  const client = createContentClient({
    endpoints: { [country]: endpoint },
    siteOrigin: ORIGIN,
    cache: createQueryCache({ clock, freshMs: Number.MAX_SAFE_INTEGER / 2 }),
    fetch,
    clock,
    timeoutMs: TIMEOUT_MS,
    onError: (record, error) => findings.push(...readFailure(record, error, countryName(country, defaultLanguage))),
  });
  const catalogue = createCatalogue({ client, clock });
  const siteIndex = createSiteIndex({ content: client, catalogue });
  const matchLegacy = createLegacyMatcher({ companySlug: company.slug });

  async function checkLanguage(language: LanguageCode): Promise<void> {
    const locale: Locale = { country, language };
    const where = `${countryName(country, defaultLanguage)}, ${inLanguage(resolveLanguage(language).name, defaultLanguage)}`;
    const samples = await findSamples(client, locale);
    const links = new Map<string, string>();
    const own = { where, now: clock(), onLink: (address: string, name: string) => void links.set(address, name) };
    const onPicture = (source: string, name: string) => options.onPicture?.(source, name, where);
    for (const { document, variables } of await listOperations(language, samples, (name) =>
      siteIndex.translate(locale, name).catch(() => name),
    )) {
      const answer = await client.query(country, document, variables, { language }).catch(ignoreRecorded);
      findings.push(...findInAnswer(answer, { ...own, onPicture }), ...findUntranslated(answer, language, where));
    }
    onProgress(`${where}: pages and lists`);
    const { linkKeys } = productVariables('', language);
    const products = await client.query(country, CHECK_PRODUCTS, { linkKeys, language }).catch(ignoreRecorded);
    findings.push(
      ...findInAnswer(products, { ...own, onPicture }),
      ...findInProducts(products, locale, where),
      ...findUntranslated(products, language, where),
    );
    onProgress(`${where}: products`);
    const index = await siteIndex.load(locale).catch(ignoreRecorded);
    if (index) findings.push(...findClashes(index, where));
    for (const [address, name] of links) {
      if (index && !(await leadsSomewhere(address, locale))) add('nowhere', `“${name}” links to ${address}`, where);
    }
  }

  async function leadsSomewhere(address: string, locale: Locale): Promise<boolean> {
    if (!address.startsWith('/') || /^\/(?:_ipx|media)\//.test(address)) return true;
    const { pathname, search } = new URL(address, ORIGIN);
    const { country: named, pagePath } = parsePath(pathname);
    if ((named !== null && named !== country) || OWN_PAGES.has(pagePath)) return true;
    if (matchLegacy(pathname, search) !== null) return true;
    if (await siteIndex.hasPage(locale, pagePath).catch(() => true)) return true;
    return (await siteIndex.load(locale)).pagePaths.moved.has(pagePath);
  }

  for (const code of languageCodes) await checkLanguage(code);
  return findings;
}

/** A failure of the service is among the findings. */
function ignoreRecorded(error: unknown): null {
  if (error instanceof ContentError && error.code !== 'operation') return null;
  throw error;
}
