import type { Translated } from '../contract/languages.ts';

/** The company of the site (rulings 1). `{company}` in routes and texts comes from here. */
export const company = {
  slug: 'sidrana',
  /** The company in the old site's addresses (rulings 1); the same as `slug` if it had no other name. */
  oldSlug: 'dabur',
  name: { en: 'Sidrana', ar: 'سدرانا' } satisfies Translated,
  /** Where to report a vulnerability of the site, the preferred way first: addresses such as `mailto:` or `https:`. */
  securityContacts: ['mailto:security@sidrana.example'],
  credit: { name: 'Studio Credit', url: 'https://studio-credit.example' },
  /** The brand whose room the error page uses (`company/rooms.css`). */
  errorRoom: 'qiwam',
  /** In the footer's order (spec §2): facebook, linkedin, youtube, instagram. */
  social: [
    { name: 'facebook', label: { en: 'Facebook', ar: 'فيسبوك' }, url: 'https://www.facebook.com/sidrana.example' },
    {
      name: 'linkedin',
      label: { en: 'LinkedIn', ar: 'لينكدإن' },
      url: 'https://www.linkedin.com/company/sidrana-example',
    },
    { name: 'youtube', label: { en: 'YouTube', ar: 'يوتيوب' }, url: 'https://www.youtube.com/@sidrana-example' },
    { name: 'instagram', label: { en: 'Instagram', ar: 'إنستغرام' }, url: 'https://www.instagram.com/sidrana.example' },
  ],
} as const;
