import type { KeptForm } from '../../../contract/forms/submission.ts';
import type { ContentPageOperation } from '../content/pages/content-page.server.ts';
import type { PageOpening } from '../content/pages/page-opening.ts';

/** A row of the table: the operation of a page, its opening unless with a still, and the form it has. */
export type ContentPageRow = { operation: ContentPageOperation; opening?: PageOpening; form?: KeptForm };

/**
 * The content pages of the route table: page path → operation (spec §2, §7). A new page is a row here; `sections/`
 * draws its groups.
 */
export function contentPages(company: string): Record<string, ContentPageRow> {
  return {
    'our-story': { operation: 'Story' },
    'our-leadership': { operation: 'Leadership', opening: 'wall' },
    'our-responsibility': { operation: 'Responsibility' },
    'investor-relations': { operation: 'getInvestor', opening: 'tall' },
    'nature-and-me': { operation: 'Nature', opening: 'centred' },
    'news-and-media': { operation: 'newsAndMedia', opening: 'plain' },
    'news-campaigns': { operation: 'campaigns' },
    'news-press-releases': { operation: 'pressReleases', opening: 'tall' },
    [`news-${company}-health-hub`]: { operation: 'companyHealthHub', opening: 'tall' },
    'careers/join-us': { operation: 'getJoin', opening: 'start', form: 'join-us' },
    'how-we-hire': { operation: 'gethire', opening: 'start' },
    [`life-at-${company}`]: { operation: 'getLifeAtCompany', opening: 'start' },
    'apply-for-distribution': { operation: 'distribution', opening: 'wide', form: 'distribution' },
    distribution: { operation: 'distribution', opening: 'wide' },
    'where-to-buy': { operation: 'whereToBuy', opening: 'wall' },
    'general-enquiry': { operation: 'getenquiry', opening: 'tall', form: 'general-enquiry' },
    disclaimer: { operation: 'Disclaimer', opening: 'plain' },
    'privacy-policy': { operation: 'PrivacyPolicy', opening: 'plain' },
  };
}

/** The forms by the path of their page, which they are posted to. */
export function formPages(company: string): ReadonlyMap<string, KeptForm> {
  return new Map(
    Object.entries(contentPages(company)).flatMap(([path, { form }]) => (form ? [[`/${path}`, form]] : [])),
  );
}
