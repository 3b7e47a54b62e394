import type { ContentPageOperation } from '../content/pages/content-page.server.ts';
import type { PageOpening } from '../content/pages/page-opening.ts';

/** A row of the table: the operation of a page, and its opening unless with a still. */
export type ContentPageRow = { operation: ContentPageOperation; opening?: PageOpening };

/**
 * The content pages of the route table: page path → operation (spec §2, §7). A new page is a row here; `sections/`
 * draws its groups.
 */
export function contentPages(company: string): Record<string, ContentPageRow> {
  return {
    'our-story': { operation: 'Story' },
    'our-leadership': { operation: 'Leadership', opening: 'wall' },
    'our-responsibility': { operation: 'Responsibility' },
    'investor-relations': { operation: 'getInvestor' },
    'nature-and-me': { operation: 'Nature', opening: 'centred' },
    'news-and-media': { operation: 'newsAndMedia', opening: 'plain' },
    'news-campaigns': { operation: 'campaigns' },
    'news-press-releases': { operation: 'pressReleases' },
    [`news-${company}-health-hub`]: { operation: 'companyHealthHub' },
    'careers/join-us': { operation: 'getJoin' },
    'how-we-hire': { operation: 'gethire' },
    [`life-at-${company}`]: { operation: 'getLifeAtCompany' },
    'apply-for-distribution': { operation: 'distribution' },
    distribution: { operation: 'distribution' },
    'general-enquiry': { operation: 'getenquiry' },
    disclaimer: { operation: 'Disclaimer', opening: 'plain' },
    'privacy-policy': { operation: 'PrivacyPolicy', opening: 'plain' },
  };
}
