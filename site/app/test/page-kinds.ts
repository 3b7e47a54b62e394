import { company } from '../../company.ts';
import { contentPages } from '../routes/content-pages.ts';

/** A path for each kind of page of the full backend. */
export const pathOfEachKind = [
  '',
  '/plp',
  '/products-type',
  '/type-a',
  '/product/products-0',
  '/product-cards?slug=products-0',
  '/brands',
  '/brands/productCategories-0',
  '/collections/productCategories-0/all',
  '/catalogs',
  '/ingredients',
  '/blogs/posts-0',
  '/careers/join-us',
  '/careers/nobody',
  '/search?key=neem',
  '/search-suggestions?key=neem',
  '/rss.xml',
  ...Object.keys(contentPages(company.slug)).map((path) => `/${path}`),
];
