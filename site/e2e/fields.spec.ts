/**
 * Every field of the contract (spec §3) is on some page, as text, a picture's file, an address or a date, or has a row
 * in docs/decisions/0060-fields-not-shown.md. Backend values are searched for in the HTML, in both languages.
 */

import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { defaultLanguage, type LanguageCode, languageCodes } from '../../contract/languages.ts';
import { productVariables } from '../app/content/catalogue/product-variables.ts';
import * as documents from '../app/content/generated/graphql.ts';
import { listContractFields, listValues } from './contract-fields.ts';
import { localeOf } from './locales.ts';
import { decodeEntities } from './read-html.ts';

const backend = `http://127.0.0.1:${process.env.E2E_BACKEND_PORT ?? 4210}/uae/graphql`;

/** An operation, its variables, and the page that shows the answer. */
type Row = readonly [{ toString(): string }, Record<string, unknown>, string];

const rows: readonly Row[] = [
  [documents.HomePageDocument, {}, ''],
  [documents.GetMenuDocument, {}, ''],
  [documents.GetFooterMenuDataDocument, {}, ''],
  [documents.GetQuickLinksMenuDocument, {}, ''],
  [documents.LanguagesDocument, {}, ''],
  [documents.StoryDocument, {}, '/our-story'],
  [documents.LeadershipDocument, {}, '/our-leadership'],
  [documents.ResponsibilityDocument, {}, '/our-responsibility'],
  [documents.GetInvestorDocument, {}, '/investor-relations'],
  [documents.NatureDocument, {}, '/nature-and-me'],
  [documents.NewsAndMediaDocument, {}, '/news-and-media'],
  [documents.CampaignsDocument, {}, '/news-campaigns'],
  [documents.PressReleasesDocument, {}, '/news-press-releases'],
  [documents.CompanyHealthHubDocument, {}, '/news-sidrana-health-hub'],
  [documents.SingleBlogDocument, { slug: 'how-to-read-a-label' }, '/blogs/how-to-read-a-label'],
  // Its text contains no cards.
  [documents.SingleBlogDocument, { slug: 'annual-report-2024' }, '/blogs/annual-report-2024'],
  [documents.GetJoinDocument, {}, '/careers/join-us'],
  [documents.GetJoinDocument, {}, '/careers/graduate-programme'],
  [documents.GethireDocument, {}, '/how-we-hire'],
  [documents.GetLifeAtCompanyDocument, {}, '/life-at-sidrana'],
  [documents.GetenquiryDocument, {}, '/general-enquiry'],
  [documents.OurLocationsDocument, {}, '/general-enquiry'],
  [documents.OurLocationsDocument, {}, '/where-to-buy'],
  [documents.DisclaimerDocument, {}, '/disclaimer'],
  [documents.PrivacyPolicyDocument, {}, '/privacy-policy'],
  [documents.PageByNameDocument, { name: 'quality-promise' }, '/quality-promise'],
  [documents.CatalogsPageDocument, {}, '/catalogs'],
  [documents.IngredientsDataDocument, {}, '/ingredients'],
  [documents.BrandsDataDocument, {}, '/brands'],
  [documents.GetBrandHeroDocument, { slug: ['tarwa'] }, '/brands/tarwa'],
  [documents.CampaignsByBrandDocument, { slug: ['tarwa'] }, '/brands/tarwa'],
  [documents.ProductTypeCategoryPageDocument, { nameIn: ['toothpaste'] }, '/toothpaste'],
  [documents.GetSeoMetaForCatrgoriesDocument, { category: ['toothpaste'] }, '/toothpaste'],
  [
    documents.GetProductDocument,
    productVariables('tarwa-amla-hair-oil', defaultLanguage),
    '/product/tarwa-amla-hair-oil',
  ],
  [
    documents.GetProductDocument,
    productVariables('arak-lemon-miswak-stick', defaultLanguage),
    '/product/arak-lemon-miswak-stick',
  ],
];

for (const language of languageCodes) {
  test(`every field of the contract is shown, or listed as not shown: ${language} @http`, async ({ baseURL }) => {
    const shownFields = new Set<string>();
    for (const row of rows) for (const field of await findShown(baseURL ?? '', row, language)) shownFields.add(field);
    const notShown = readNotShown();
    const fields = listContractFields();
    expect(fields.filter((field) => !shownFields.has(field) && !notShown.has(field))).toEqual([]);
    expect([...notShown].filter((field) => !fields.includes(field))).toEqual([]);
  });
}

/** Reads the fields with a row in the decision. */
function readNotShown(): Set<string> {
  const text = readFileSync('docs/decisions/0060-fields-not-shown.md', 'utf8');
  return new Set([...text.matchAll(/`(\w+\.\w+)`/g)].map(([, field = '']) => field));
}

/** Finds the fields of an operation's answer that its page shows, and the fields above them. */
async function findShown(
  origin: string,
  [document, variables, path]: Row,
  language: LanguageCode,
): Promise<Set<string>> {
  const response = await fetch(backend, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: document.toString(), variables: { ...variables, language, lang: language } }),
  });
  const { data } = (await response.json()) as { data: object };
  const page = await fetch(`${origin}${localeOf('uae', language).prefix}${path}`);
  expect(page.status, path).toBe(200);
  const html = await page.text();
  const words = squash(html);
  const source = decodeEntities(decodeEntities(html)).replace(/\s+/g, '');
  // Items of a list that this page does not show are on another one.
  const isOnPage = ({ title, name }: Record<string, unknown>) => {
    const label = title ?? name;
    return typeof label !== 'string' || source.includes(label.replace(/\s+/g, '')) || words.includes(squash(label));
  };
  const shown = new Set<string>();
  for (const { field, holders, value } of listValues(document.toString(), data, isOnPage)) {
    if (typeof value !== 'string' || !isShown(value)) continue;
    shown.add(field);
    // A picture counts as shown by its file: its other texts may be on the page for another reason.
    if (!field.startsWith('MediaItem.') || field === 'MediaItem.mediaItemUrl')
      for (const one of holders) shown.add(one);
  }
  return shown;

  function isShown(value: string): boolean {
    if (/^\d{4}-\d\d-\d\dT/.test(value)) return source.includes(value.slice(0, 10));
    if (!/^(?:https?:\/)?\/\S+$/.test(value)) {
      return words.includes(squash(value)) || source.includes(value.replace(/\s+/g, ''));
    }
    const { pathname, searchParams } = new URL(value, origin);
    const file = decodeURI(pathname).replace(/\/$/, '').split('/').at(-1) ?? '';
    return source.includes(searchParams.get('v') ?? file);
  }
}

/** Reduces HTML to its words, without the spaces, full stops and dashes that a section may add. */
function squash(text: string): string {
  return decodeEntities(decodeEntities(text.replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/gi, ' '))).replace(
    /[\s.–-]+/g,
    '',
  );
}
