/** One page of each type of the specification's route table (spec §2): its path under a locale's prefix. */
type PageType = { name: string; path: string };

export const pageTypes: readonly PageType[] = [
  { name: 'country home', path: '' },
  { name: 'product listing', path: '/plp' },
  { name: 'filtered listing', path: '/plp?type=hair-oil&sort=name' },
  { name: 'product-type group', path: '/hair-care' },
  { name: 'product type', path: '/toothpaste' },
  { name: 'product', path: '/product/tarwa-amla-hair-oil' },
  { name: 'brand list', path: '/brands' },
  { name: 'brand', path: '/brands/tarwa' },
  { name: 'collection of a type', path: '/collections/tarwa/hair-oil' },
  { name: 'collection', path: '/collections/arak/all' },
  { name: 'catalogs', path: '/catalogs' },
  { name: 'ingredients', path: '/ingredients' },
  { name: 'blog post', path: '/blogs/how-to-read-a-label' },
  { name: 'job', path: '/careers/graduate-programme' },
  { name: 'join us', path: '/careers/join-us' },
  { name: 'hiring process', path: '/how-we-hire' },
  { name: 'life at the company', path: '/life-at-sidrana' },
  { name: 'distribution application', path: '/apply-for-distribution' },
  { name: 'distribution', path: '/distribution' },
  { name: 'general enquiry', path: '/general-enquiry' },
  { name: 'news and media', path: '/news-and-media' },
  { name: 'campaigns', path: '/news-campaigns' },
  { name: 'health hub', path: '/news-sidrana-health-hub' },
  { name: 'press releases', path: '/news-press-releases' },
  { name: 'leadership', path: '/our-leadership' },
  { name: 'responsibility', path: '/our-responsibility' },
  { name: 'company story', path: '/our-story' },
  { name: 'investor relations', path: '/investor-relations' },
  { name: 'nature page', path: '/nature-and-me' },
  { name: 'search results', path: '/search?key=amla' },
  { name: 'where to buy', path: '/where-to-buy' },
  { name: 'disclaimer', path: '/disclaimer' },
  { name: 'privacy policy', path: '/privacy-policy' },
  { name: 'content page', path: '/quality-promise' },
];

/** A page that does not exist. */
export const missingPage = '/no-such-page';
