import type { KeptDays } from '../../contract/forms/kept-days.ts';
import { KEPT_FORMS } from '../../contract/forms/submission.ts';
import type { Records } from './records.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Erases once a day what is older than the days of its form; returns the function that stops this. */
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

/** Describes after how many days each form is erased. */
export function describePeriods(days: KeptDays): string {
  return KEPT_FORMS.map((form) => `${form} ${days[form] === 0 ? 'never' : `after ${days[form]} days`}`).join(', ');
}
