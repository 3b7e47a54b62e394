import type { Translated } from '../contract/languages.ts';

/** The sample company's name, as used on labels, pictures and documents. */
export const company = { name: { en: 'Sidrana', ar: 'سدرانا' } } as const satisfies { name: Translated };
