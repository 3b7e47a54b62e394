import type { Records } from './records.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Erases once a day what is older than so many days; `stop` ends it. Nothing, for 0 days. */
export function startRetention(options: {
  records: Pick<Records, 'eraseBefore'>;
  days: number;
  clock: () => Date;
  onErased: (count: number) => void;
  onError: (error: unknown) => void;
}) {
  const { records, days, clock, onErased, onError } = options;
  if (days === 0) return () => {};

  function erase(): void {
    records
      .eraseBefore(new Date(clock().getTime() - days * DAY_MS), false)
      .then((count) => {
        if (count > 0) onErased(count);
      })
      .catch(onError);
  }

  erase();
  const timer = setInterval(erase, DAY_MS);
  return () => clearInterval(timer);
}
