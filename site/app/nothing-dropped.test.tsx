import { expect, test } from 'vitest';
import { company } from '../company.ts';
import { listValues } from '../e2e/contract-fields.ts';
import { decodeEntities } from '../e2e/read-html.ts';
import * as documents from './content/generated/graphql.ts';
import { createSite } from './test/create-site.ts';
import { createFullBackend } from './test/full-backend.ts';

/** The fields that editors write on a page: its text, its groups, and the entries of its lists (spec §3). */
const WRITTEN = new RegExp(
  [
    String.raw`^Page\.content$`,
    String.raw`^(?:PageBanner|HomeSlide|ContentBlock|LinkedBlock|BodyType|Region|Benefit)\.(?:heading|name|description|characteristics)$`,
    String.raw`^(?:BrandBanner|BrandSlider|CorporateResponsibility|GlobalPresence|Journey|Careers|HomeRemedies|Enquiry)\.heading$`,
    String.raw`^(?:KeyFigure|Milestone|Person|InvestorResult|CatalogItem|UseStep|NamedLink|BrandSlide)\.\w+$`,
    String.raw`^Faq\.(?:question|answer)$`,
    String.raw`^(?:GlobalPresence|Careers|Ingredient|ProductCategory)\.description$`,
    String.raw`^Job\.(?:title|location|department)$`,
    String.raw`^(?:Award|Location|LocationDetails)\.(?:title|content|officeEmail|officePhoneNumber|openingHours)$`,
    String.raw`^Product\.(?:name|description|shortDescription)$`,
  ].join('|'),
);

/** A document, and the page that shows it; `name` is the page's name in content, `elsewhere` a field shown on another. */
type Page = readonly [document: { toString: () => string }, path: string, more?: { name?: string; elsewhere?: string }];

const pages: readonly Page[] = [
  [documents.HomePageDocument, ''],
  [documents.StoryDocument, '/our-story'],
  [documents.LeadershipDocument, '/our-leadership'],
  [documents.ResponsibilityDocument, '/our-responsibility'],
  [documents.GetInvestorDocument, '/investor-relations'],
  [documents.NatureDocument, '/nature-and-me'],
  [documents.GetJoinDocument, '/careers/join-us'],
  [documents.GethireDocument, '/how-we-hire'],
  [documents.GetLifeAtCompanyDocument, `/life-at-${company.slug}`],
  [documents.GetenquiryDocument, '/general-enquiry'],
  [documents.CatalogsPageDocument, '/catalogs'],
  [documents.NewsAndMediaDocument, '/news-and-media'],
  [documents.PageByNameDocument, '/news-campaigns', { name: 'campaigns' }],
  [documents.PressReleasesDocument, '/news-press-releases'],
  [documents.CompanyHealthHubDocument, `/news-${company.slug}-health-hub`],
  [documents.PageByNameDocument, '/distribution'],
  [documents.PageByNameDocument, '/plp'],
  // The brands are drawn from their categories.
  [documents.GetBrandsPageDocument, '/brands', { elsewhere: 'BrandSlide.name' }],
  [documents.IngredientsDataDocument, '/ingredients'],
  [documents.GetBrandHeroDocument, '/brands/brand-a'],
  [documents.ProductTypeCategoryPageDocument, '/type-a'],
  [documents.GetProductDocument, '/product/product-a'],
];

/** Fields that editors may leave empty. Not names and titles: an entry without one is dropped (docs/decisions/0080). */
const blanks = ['nothing', 'heading figure year', 'description label achievement', 'link image'];
const rows = blanks.flatMap((blank) => pages.map(([document, path, more]) => ({ blank, path, document, ...more })));

test.each(rows)(
  '$path shows all that editors wrote, $blank left empty',
  async ({ blank, path, document, name, elsewhere }) => {
    const backend = createFullBackend({ length: 5, blank: blank.split(' ') });
    const last = path.slice(path.lastIndexOf('/') + 1);
    const [, own] = /\$name: String = "([^"]+)"/.exec(document.toString()) ?? [];
    const variables = {
      language: 'en',
      name: own ?? name ?? last,
      slug: [last],
      slugIn: [last],
      linkKeys: ['noon_url'],
      nameIn: [last],
      withProducts: false,
    };
    const answer = await backend('', { body: JSON.stringify({ query: document.toString(), variables }) });
    const { data }: { data: object } = await answer.json();
    const written = listValues(document.toString(), data).filter(
      ({ field, value }) => WRITTEN.test(field) && field !== elsewhere && !/^\//.test(String(value)),
    );
    const response = await createSite(backend)(`/uae${path}`);
    // Data in scripts is not shown.
    const html = decodeEntities((await response.text()).replace(/<script[\s\S]*?<\/script>/g, ''));
    expect(response.status).toBe(200);
    // What has no address is no link.
    expect(html).not.toMatch(/<a\b(?![^<]* href="[^"])/);
    expect(written.filter(({ value }) => !html.includes(String(value)))).toEqual([]);
    expect(blank !== 'nothing' || written.length > 0).toBe(true);
  },
);
