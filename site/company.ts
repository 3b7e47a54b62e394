import type { Translated } from '../contract/languages.ts';

/** The company of the site (rulings 1). `{company}` in routes and texts comes from here. */
export const company = {
  slug: 'sidrana',
  name: { en: 'Sidrana', ar: 'سدرانا' } satisfies Translated,
  /** Where to report a weakness of the site, the preferred way first: addresses such as `mailto:` or `https:`. */
  securityContacts: ['mailto:security@sidrana.example'],
  credit: { name: 'Studio Credit', url: 'https://studio-credit.example' },
  /** In the footer's order (spec §2): facebook, linkedin, youtube, instagram. */
  social: [
    { name: 'facebook', url: 'https://www.facebook.com/sidrana.example' },
    { name: 'linkedin', url: 'https://www.linkedin.com/company/sidrana-example' },
    { name: 'youtube', url: 'https://www.youtube.com/@sidrana-example' },
    { name: 'instagram', url: 'https://www.instagram.com/sidrana.example' },
  ],
} as const;
