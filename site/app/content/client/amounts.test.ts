import { expect, test } from 'vitest';
import * as documents from '../generated/graphql.ts';

test.each([
  ['GetMenuDocument', 'menuItems', 100],
  ['GetFooterMenuDataDocument', 'menuItems', 100],
  ['GetQuickLinksMenuDocument', 'menuItems', 100],
  ['HomePageDocument', 'posts', 10],
  ['HomePageDocument', 'awards', 10],
  ['ResponsibilityDocument', 'campaigns', 9],
  ['CampaignsByBrandDocument', 'campaigns', 100],
] as const)('spec §9: %s asks for %s, the newest %i', (document, field, amount) => {
  const [, asked] = new RegExp(`\\b${field}\\(\\s*first: (\\d+)`).exec(String(documents[document])) ?? [];
  expect(Number(asked)).toBe(amount);
});
