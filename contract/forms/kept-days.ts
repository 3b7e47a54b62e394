/** How long submissions are kept: by the backend, and by the site if they could not be delivered. */
import { z } from 'zod';
import { parseJson } from '../parse-json.ts';
import { KEPT_FORMS, type KeptForm } from './submission.ts';

const YEAR = 365;

/** The number of days after which submissions of a form are erased; 0 for never. */
export type KeptDays = Readonly<Record<KeptForm, number>>;

/** The defaults. A test checks that the sample company's privacy policy says the same. */
export const KEPT_DAYS: KeptDays = { 'general-enquiry': 2 * YEAR, distribution: 3 * YEAR, 'join-us': YEAR };

const days = z.number().int().min(0).max(36_500);
const ofEveryForm = (count: number): KeptDays => ({ 'general-enquiry': count, distribution: count, 'join-us': count });

/** The setting of these days, for the site and the backend. */
export const SUBMISSIONS_DAYS = {
  schema: z
    .string()
    .transform(parseJson)
    .pipe(z.union([days.transform(ofEveryForm), z.partialRecord(z.enum(KEPT_FORMS), days)]))
    .transform((given): KeptDays => ({ ...KEPT_DAYS, ...given })),
  fallback: '{}',
  takes: `a number of days from 0 to 36500, or JSON like ${JSON.stringify(KEPT_DAYS)}, which is what a form has that is left out; 0 keeps submissions until somebody erases them`,
};
