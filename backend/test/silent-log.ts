import type { Logger } from '../process/log.ts';

const nothing = () => {};

/** A log that writes nothing. */
export const silentLog: Logger = { debug: nothing, info: nothing, warn: nothing, error: nothing };
