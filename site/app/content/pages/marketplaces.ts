import { resolveCountry } from '../../../../contract/countries.ts';
import { type Marketplace, marketplaces } from '../../../../contract/marketplaces.ts';
import type { Locale } from '../../locale/path.ts';
import { resolveMarketplaceLanguage } from './marketplace-language.ts';

/** A link to buy a product: at a marketplace, or at another shop by the name of its host. */
export type MarketplaceLink =
  | { marketplace: Marketplace; url: string }
  | { marketplace: 'shop'; name: string; url: string };

type MetaRows = readonly ({ key: string; value?: string | null } | null)[] | null | undefined;

/**
 * Resolves the links of a variation, in the order of the country: for each marketplace its own (`amazon_url`), else its
 * product's (`ext_product_url_amazon`; spec §3). Anything but an http address is dropped. A link given for the language
 * (`amazon_url_ar`) stays as it is; another leads to the page of that language.
 */
export function resolveMarketplaceLinks(
  variation: MetaRows,
  product: MetaRows,
  { country, language }: Locale,
): MarketplaceLink[] {
  const find = (rows: MetaRows, key: string) => {
    const url = metaValue(rows, key);
    return metaValue(rows, `${key}_${language}`) ?? (url && resolveMarketplaceLanguage(url, language));
  };
  const ordered = new Set([...resolveCountry(country).marketplaces, ...marketplaces]);
  return [...ordered].flatMap((marketplace) => {
    const url = find(variation, `${marketplace}_url`) ?? find(product, `ext_product_url_${marketplace}`);
    return url ? [{ marketplace, url }] : [];
  });
}

/** Resolves the address of an external product (WooCommerce): one more link, unless its marketplace has one. */
export function resolveExternalLink(
  address: string | null | undefined,
  known: readonly MarketplaceLink[],
): MarketplaceLink[] {
  if (!address || !/^https?:\/\//i.test(address) || !URL.canParse(address)) return [];
  const { hostname, href: url } = new URL(address);
  const marketplace = marketplaces.find((name) => hostname.split('.').includes(name));
  if (known.some((link) => link.url === url || link.marketplace === marketplace)) return [];
  return [marketplace ? { marketplace, url } : { marketplace: 'shop', name: hostname.replace(/^www\./, ''), url }];
}

function metaValue(rows: MetaRows, key: string): string | null {
  const value = rows?.find((row) => row?.key === key)?.value?.trim();
  return value && /^https?:\/\//i.test(value) ? value : null;
}
