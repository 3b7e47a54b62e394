/** How long a page that was late is answered with what is kept, in milliseconds: its document is asked for at once. */
const LATE_MS = 5_000;

/**
 * Creates the note of the page whose data was late: its document waits for the network no second time (decision 0163).
 * Only a page that the device has is noted.
 */
export function createLatePages(has: (path: string) => Promise<boolean>, clock: () => number) {
  let late = { page: '', at: Number.NEGATIVE_INFINITY };

  return {
    /** Takes the message of a page that waits for another, and says whether the device has that; others say nothing here. */
    note: async (message: unknown): Promise<boolean> => {
      if (typeof message !== 'object' || message === null || !('late' in message)) return false;
      const page = String(message.late);
      if (!(await has(page))) return false;
      late = { page, at: clock() };
      return true;
    },
    /** Says once whether a page is the one that was late. */
    take: ({ pathname, search }: URL): boolean => {
      const isLate = late.page === pathname + search && clock() - late.at < LATE_MS;
      if (isLate) late = { page: '', at: Number.NEGATIVE_INFINITY };
      return isLate;
    },
  };
}
