import type { Logger } from '../log.ts';

const nothing = () => {};

/** A log for tests that expect nothing to be said. */
export const silentLog: Logger = { debug: nothing, info: nothing, warn: nothing, error: nothing };
