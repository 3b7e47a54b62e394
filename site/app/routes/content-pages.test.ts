import { expect, test } from 'vitest';
import { contentPages } from './content-pages.ts';

test('the content pages of the route table, two of them named after the company (spec §2, rulings 1)', () => {
  expect(Object.keys(contentPages('acme')).sort()).toEqual([
    'apply-for-distribution',
    'careers/join-us',
    'disclaimer',
    'distribution',
    'general-enquiry',
    'how-we-hire',
    'investor-relations',
    'life-at-acme',
    'nature-and-me',
    'news-acme-health-hub',
    'news-and-media',
    'news-campaigns',
    'news-press-releases',
    'our-leadership',
    'our-responsibility',
    'our-story',
    'privacy-policy',
    'where-to-buy',
  ]);
});
