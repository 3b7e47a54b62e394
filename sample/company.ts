import type { Translated } from '../contract/languages.ts';

/** The sample company, as its labels, pictures and documents name it. */
export const company = { name: { en: 'Sidrana', ar: 'سدرانا' } } as const satisfies { name: Translated };
