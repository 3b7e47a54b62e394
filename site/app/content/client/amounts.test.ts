import { expect, test } from 'vitest';
import {
  CampaignsByBrandDocument,
  GetFooterMenuDataDocument,
  GetMenuDocument,
  GetQuickLinksMenuDocument,
  HomePageDocument,
  ResponsibilityDocument,
} from '../generated/graphql.ts';

test.each([
  ['GetMenu', GetMenuDocument, 'menuItems', 100],
  ['GetFooterMenuData', GetFooterMenuDataDocument, 'menuItems', 100],
  ['GetQuickLinksMenu', GetQuickLinksMenuDocument, 'menuItems', 100],
  ['HomePage', HomePageDocument, 'posts', 10],
  ['HomePage', HomePageDocument, 'awards', 10],
  ['Responsibility', ResponsibilityDocument, 'campaigns', 9],
  ['CampaignsByBrand', CampaignsByBrandDocument, 'campaigns', 100],
])('spec §9: %s requests %s, the newest %i', (_name, document, field, amount) => {
  const [, first] = new RegExp(`\\b${field}\\(\\s*first: (\\d+)`).exec(String(document)) ?? [];
  expect(Number(first)).toBe(amount);
});
