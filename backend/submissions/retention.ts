import type { KeptDays } from '../../contract/forms/kept-days.ts';
import { KEPT_FORMS } from '../../contract/forms/submission.ts';
import type { Records } from './records.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Erases submissions older than their form's retention period once a day; returns the function that stops this. */
export function startRetention(options: {
  records: Pick<Records, 'eraseOld'>;
  days: KeptDays;
  clock: () => Date;
  onErased: (count: number) => void;
  onError: (error: unknown) => void;
}) {
  const { records, days, clock, onErased, onError } = options;

  function erase(): void {
    records
      .eraseOld(days, clock(), false)
      .then((count) => {
        if (count > 0) onErased(count);
      })
      .catch(onError);
  }

  erase();
  const timer = setInterval(erase, DAY_MS);
  return () => clearInterval(timer);
}

/** Describes after how many days the submissions of each form are erased. */
export function describePeriods(days: KeptDays): string {
  return KEPT_FORMS.map((form) => `${form} ${days[form] === 0 ? 'never' : `after ${days[form]} days`}`).join(', ');
}
