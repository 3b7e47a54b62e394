/** How long what visitors sent is kept: by the backend, and by the site where it could not be delivered. */
import { z } from 'zod';
import { parseJson } from '../parse-json.ts';
import { KEPT_FORMS, type KeptForm } from './submission.ts';

const YEAR = 365;

/** After how many days what was sent with a form is erased; 0 never. */
export type KeptDays = Readonly<Record<KeptForm, number>>;

/** Where nothing else is set. The sample company's privacy policy says the same, which a test of it sees to. */
export const KEPT_DAYS: KeptDays = { 'general-enquiry': 2 * YEAR, distribution: 3 * YEAR, 'join-us': YEAR };

const days = z.number().int().min(0).max(36_500);
const ofEveryForm = (count: number): KeptDays => ({ 'general-enquiry': count, distribution: count, 'join-us': count });

/** How the site and the backend read these days from their environment. */
export const SUBMISSIONS_DAYS = {
  schema: z
    .string()
    .transform(parseJson)
    .pipe(z.union([days.transform(ofEveryForm), z.partialRecord(z.enum(KEPT_FORMS), days)]))
    .transform((given): KeptDays => ({ ...KEPT_DAYS, ...given })),
  fallback: '{}',
  takes: `a number of days from 0 to 36500, or JSON like ${JSON.stringify(KEPT_DAYS)}, which is what a form has that is left out; 0 keeps submissions until somebody erases them`,
};
