import type { ContentPageOperation } from '../content/content-page.server.ts';

/**
 * The content pages of the route table: page path → the operation that fills it (spec §2, §7).
 * Adding a page is one row here; its groups are drawn by `sections/`.
 */
export function contentPages(company: string): Record<string, ContentPageOperation> {
  return {
    'our-story': 'Story',
    'our-leadership': 'Leadership',
    'our-responsibility': 'Responsibility',
    'investor-relations': 'getInvestor',
    'nature-and-me': 'Nature',
    'news-and-media': 'newsAndMedia',
    'news-campaigns': 'campaigns',
    'news-press-releases': 'pressReleases',
    [`news-${company}-health-hub`]: 'companyHealthHub',
    'careers/join-us': 'getJoin',
    'how-we-hire': 'gethire',
    [`life-at-${company}`]: 'getLifeAtCompany',
    'apply-for-distribution': 'distribution',
    distribution: 'distribution',
    'general-enquiry': 'getenquiry',
    disclaimer: 'Disclaimer',
    'privacy-policy': 'PrivacyPolicy',
  };
}
