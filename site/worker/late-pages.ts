/** How long a late page is answered from the cache, in milliseconds: its document is requested at once. */
const LATE_MS = 5_000;

/**
 * Creates the record of the page whose data was late: its document does not wait for the network again (decision 0163).
 * Only a page that the device has is recorded.
 */
export function createLatePages(has: (path: string) => Promise<boolean>, clock: () => number) {
  let late = { page: '', at: Number.NEGATIVE_INFINITY };

  return {
    /** Records the page that a message waits for; resolves to whether the device has it, false for other messages. */
    note: async (message: unknown): Promise<boolean> => {
      if (typeof message !== 'object' || message === null || !('late' in message)) return false;
      const page = String(message.late);
      if (!(await has(page))) return false;
      late = { page, at: clock() };
      return true;
    },
    /** Returns whether a page is the one that was late, true only once. */
    take: ({ pathname, search }: URL): boolean => {
      const isLate = late.page === pathname + search && clock() - late.at < LATE_MS;
      if (isLate) late = { page: '', at: Number.NEGATIVE_INFINITY };
      return isLate;
    },
  };
}
