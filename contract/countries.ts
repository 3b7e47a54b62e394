/** The seven countries served, the default one first (spec §9). Their order is that of selectors and sitemaps. */
export const COUNTRY_CODES = ['uae', 'ksa', 'kwt', 'qat', 'omn', 'bhr', 'egy'] as const;
export type CountryCode = (typeof COUNTRY_CODES)[number];
