import { parsePath } from '../../locale/path.ts';

/** Pages of a shop that sells: this one leads to marketplaces. */
const SHOP_PAGE = /^\/(?:cart|checkout|my-account|shop)(?:\/|$)/;
/** Where WooCommerce puts products without a category, by the names it gives it in either language. */
const UNCATEGORISED = /^(?:uncategori[sz]ed(?:-[a-z]{2})?|غير-مصنفة?)$/;

/** Whether a node is what WooCommerce brings along: its pages, menu items that lead there, its category of the rest. */
export function isShopNode({ uri, path, slug }: Readonly<Record<string, unknown>>): boolean {
  if (typeof slug === 'string' && UNCATEGORISED.test(slug)) return true;
  return [uri, path].some((address) => typeof address === 'string' && SHOP_PAGE.test(parsePath(address).pagePath));
}
