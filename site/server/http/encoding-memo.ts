import { type Encoding, resolveEncoding } from './accept-encoding.ts';

/** More values than browsers send, and longer ones. */
const MAX_VALUES = 100;
const MAX_LENGTH = 100;

/**
 * Creates a memoised parser of Accept-Encoding: each of the handful of values that browsers send is parsed once.
 * Overlong values are not remembered; when there are too many, all are forgotten.
 */
export function createEncodingMemo(resolve = resolveEncoding): (header: string | undefined) => Encoding {
  const known = new Map<string, Encoding>();
  return (header = '') => {
    const memo = known.get(header);
    if (memo !== undefined) return memo;
    const encoding = resolve(header);
    if (header.length > MAX_LENGTH) return encoding;
    if (known.size === MAX_VALUES) known.clear();
    known.set(header, encoding);
    return encoding;
  };
}
