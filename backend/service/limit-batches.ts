/** A batch is one request, and costs as much as its queries together. */
import { type FragmentDefinitionNode, type GraphQLError, getOperationAST, Kind, parse } from 'graphql';
import { createGraphQLError, type GraphQLParams, type Plugin } from 'graphql-yoga';
import type { Context } from '../graphql/context.ts';
import { MAX_COST } from './limits.ts';
import type { ReadCost } from './query-cost.ts';
import { findWrongInput } from './query-input.ts';

/** Larger batches are refused as a whole (NOTES 31). */
export const MAX_BATCHED = 10;

/** Refuses each query of a batch that costs more than a single query may, before any is answered. */
export function createBatchesPlugin(readCost: ReadCost): Plugin<Context> {
  const refusals = new WeakMap<Request, GraphQLError>();
  return {
    onRequestParse: ({ request }) => ({
      onRequestParseDone: ({ requestParserResult: batch }) => {
        if (!Array.isArray(batch) || batch.length > MAX_BATCHED) return;
        const cost = batch.reduce((sum, params) => sum + costOf(params, readCost), 0);
        if (cost > MAX_COST) refusals.set(request, refuse(cost));
      },
    }),
    onParams: ({ request, setResult }) => {
      const refusal = refusals.get(request);
      if (refusal !== undefined) setResult({ errors: [refusal] });
    },
  };
}

function refuse(cost: number): GraphQLError {
  return createGraphQLError(`The queries of the batch cost ${cost}; the server answers up to ${MAX_COST}.`, {
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
  });
}

/** The cost of a query. Unparsable ones cost nothing: they are refused anyway. */
function costOf(params: GraphQLParams | null, readCost: ReadCost): number {
  const query = String(params?.query ?? '');
  if (findWrongInput(query, params?.variables) !== null) return 0;
  try {
    const document = parse(query);
    const operation = getOperationAST(document, params?.operationName);
    const fragments = document.definitions.filter(
      (one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION,
    );
    const find = (name: string) => fragments.find((one) => one.name.value === name);
    return operation ? readCost(operation.selectionSet, find) : 0;
  } catch {
    return 0;
  }
}
