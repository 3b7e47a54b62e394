/** The languages every country's site is written in, the default one first (spec §9). */
export const LANGUAGE_CODES = ['en', 'ar'] as const;
export type Language = (typeof LANGUAGE_CODES)[number];
