/** How long a page that was late is answered with what is kept, in milliseconds: its document is asked for at once. */
const LATE_MS = 5_000;

/** Creates the note of the page whose data was late: its document waits for the network no second time (decision 0163). */
export function createLatePages(clock: () => number) {
  let late = { page: '', at: Number.NEGATIVE_INFINITY };

  return {
    /** Takes the message of {@link loadKept}; others say nothing here. */
    note: (message: unknown) => {
      if (typeof message === 'object' && message !== null && 'late' in message)
        late = { page: String(message.late), at: clock() };
    },
    /** Says once whether a page is the one that was late. */
    take: ({ pathname, search }: URL): boolean => {
      const isLate = late.page === pathname + search && clock() - late.at < LATE_MS;
      if (isLate) late = { page: '', at: Number.NEGATIVE_INFINITY };
      return isLate;
    },
  };
}
