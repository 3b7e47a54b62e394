/** The sample company, as its labels, pictures and documents name it. */
export const company = { name: { en: 'Sidrana', ar: 'سدرانا' } } as const;
