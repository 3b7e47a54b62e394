/** For whom a piece of work is done. */
export type Task = {
  /** Aborted when nobody wants it any more. */
  signal?: AbortSignal;
  /** Whether it lets work pass that a visitor waits for: asked whenever a place is free. */
  isBackground?: () => boolean;
};
