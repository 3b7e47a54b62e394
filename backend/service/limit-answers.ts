import { createGraphQLError, type Plugin } from 'graphql-yoga';
import { type Fields, isFields } from '../../contract/is-fields.ts';
import type { Context } from '../graphql/context.ts';

/** The contract's widest answer, the category tree of 11,000 categories, would have five million characters. */
export const MAX_ANSWER = 10_000_000;
/** Characters of a value besides its text: quotes, comma or brackets. */
const VALUE = 3;

/** Refuses to serialise an answer that is too large, since that would hold it in memory several times. */
export function createAnswerLimitPlugin(most: number): Plugin<Context> {
  return {
    onExecute: () => ({
      onExecuteDone: ({ result, setResult }) => {
        if (Symbol.asyncIterator in result || !isLargerThan(most, result.data)) return;
        setResult({ errors: [createGraphQLError(`The answer is larger than ${most} characters.`)] });
      },
    }),
  };
}

/** Whether a value takes more than about `most` characters as JSON; stops counting there. */
export function isLargerThan(most: number, value: unknown): boolean {
  let left = most;
  const take = (one: unknown): boolean => {
    left -= VALUE;
    if (typeof one === 'string') left -= one.length;
    else if (Array.isArray(one)) return one.every(take) && left >= 0;
    else if (isFields(one)) return takeFields(one);
    return left >= 0;
  };
  const takeFields = (fields: Fields): boolean => {
    for (const name in fields) {
      left -= name.length;
      if (!take(fields[name])) return false;
    }
    return left >= 0;
  };
  return !take(value);
}
