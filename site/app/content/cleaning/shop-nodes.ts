import type { Fields } from '../../../../contract/is-fields.ts';
import { parsePath } from '../../locale/path.ts';

/** Pages of a shop that sells: this one leads to marketplaces. Extensions name translations after their originals. */
const SHOP_PAGE = /^\/(?:cart|checkout|my-account|shop)(?:-[a-z]{2})?(?:\/|$)/;
/** The slugs of WooCommerce's category for products without one, in either language. */
const UNCATEGORISED = /^(?:uncategori[sz]ed(?:-[a-z]{2})?|غير-مصنفة?)$/;

/**
 * Whether a node comes with WooCommerce: its pages, whatever a translation is called, menu items that link to them, its
 * default category.
 */
export function isShopNode({ uri, path, slug, translations }: Fields): boolean {
  if (typeof slug === 'string' && UNCATEGORISED.test(slug)) return true;
  const others = Array.isArray(translations) ? translations.map((one: Fields | null) => one?.href) : [];
  return [uri, path, ...others].some(
    (address) => typeof address === 'string' && SHOP_PAGE.test(parsePath(address).pagePath),
  );
}
