import type { KeptForm } from './submission.ts';

const YEAR = 365;

/** After how many days what was sent with a form is erased; 0 never. */
export type KeptDays = Readonly<Record<KeptForm, number>>;

/** Where nothing else is set. The sample company's privacy policy says the same, which a test of it sees to. */
export const KEPT_DAYS: KeptDays = { 'general-enquiry': 2 * YEAR, distribution: 3 * YEAR, 'join-us': YEAR };
