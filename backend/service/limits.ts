/**
 * Limits of a query. The contract's deepest operations are 10 levels deep by this measure (NOTES 37) and its widest,
 * the category tree three times 100, costs 368,000; two of them in one request are refused.
 */
import type { ValidationRule } from 'graphql';
import { createGraphQLError } from 'graphql-yoga';
import { measureQuery } from './measure-query.ts';
import type { ReadCost } from './query-cost.ts';

const MAX_DEPTH = 10;
export const MAX_COST = 500_000;

/** Refuses queries nested deeper than the contract's deepest operation. */
export const limitDepth: ValidationRule = (context) => ({
  OperationDefinition({ selectionSet }) {
    const depth = measureQuery(selectionSet, (name) => context.getFragment(name), {
      ofField: (_, below) => 1 + below,
      ofAll: (depths) => Math.max(0, ...depths),
    });
    if (depth > MAX_DEPTH)
      context.reportError(
        createGraphQLError(
          `The server administrator has limited the max query depth to ${MAX_DEPTH}. The requested query has ${depth} levels.`,
        ),
      );
  },
});

/** Refuses queries that cost more than any page of a site needs. */
export function createLimitCost(readCost: ReadCost): ValidationRule {
  return (context) => ({
    OperationDefinition({ selectionSet }) {
      const cost = readCost(selectionSet, (name) => context.getFragment(name));
      if (cost > MAX_COST)
        context.reportError(createGraphQLError(`The query costs ${cost}; the server answers up to ${MAX_COST}.`));
    },
  });
}

/** Refuses introspection, as a service open to the public does (NOTES 38). */
export const refuseIntrospection: ValidationRule = (context) => ({
  Field({ name }) {
    if (name.value === '__schema' || name.value === '__type')
      context.reportError(createGraphQLError('GraphQL introspection is not allowed for public requests.'));
  },
});
