/** The caller that a piece of work is done for. */
export type Task = {
  /** Aborted when the result is no longer needed. */
  signal?: AbortSignal;
  /** Whether it lets visitors' work go first; checked whenever a slot becomes free. */
  isBackground?: () => boolean;
};
