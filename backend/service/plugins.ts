import { type DocumentNode, type ExecutionResult, Kind, type ValidationRule } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../graphql/context.ts';
import type { Answered } from './answered.ts';
import { unlessAborted } from './deadline.ts';
import { limitDepth, refuseIntrospection } from './limits.ts';
import { readOperationNames } from './operation-names.ts';
import { findWrongInput, refuseNul } from './query-input.ts';

/** Production answers include it too (NOTES 11). */
const DEBUG = {
  debug: [
    {
      type: 'DEBUG_LOGS_INACTIVE',
      message: 'GraphQL Debug logging is not active. To see debug logs, GRAPHQL_DEBUG must be enabled.',
    },
  ],
};

/** Adds the real service's extensions to every answer. */
export function createAnswersPlugin(): Plugin<Context> {
  return {
    onResultProcess: ({ result, setResult }) => {
      if (Symbol.asyncIterator in result) return;
      if (!Array.isArray(result)) setResult(withExtensions(result));
      else setResult(result.map(withExtensions));
    },
  };
}

/** The codes of Yoga's errors about a request that cannot be read as a query. */
const UNREADABLE: ReadonlySet<unknown> = new Set([
  'GRAPHQL_PARSE_FAILED',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
]);

/**
 * A request that cannot be read as a query fails as a whole, without the extensions of other answers (NOTES 10, 11);
 * an error in a query has no status of its own (NOTES 9).
 */
function withExtensions(result: ExecutionResult): ExecutionResult {
  const extensions = result.errors?.map((error) => error.extensions) ?? [];
  // For a body that is not JSON, the original error quotes all of it.
  for (const one of extensions) delete one.originalError;
  if (extensions.some(({ code }) => UNREADABLE.has(code))) return { ...result, extensions: { http: { status: 500 } } };
  for (const one of extensions) one.http = undefined;
  return { ...result, extensions: { ...result.extensions, ...DEBUG } };
}

/**
 * Stops an operation when its signal is aborted; pending reads are dropped (`db/cancel.ts`). Passed to the executor,
 * the signal would be checked twice per field, and raced for each object.
 */
export function createDeadlinePlugin(): Plugin<Context> {
  return {
    onExecute: ({ args, executeFn, setExecuteFn }) => {
      const { signal } = args.contextValue;
      setExecuteFn((given) => unlessAborted(signal, () => executeFn(given)));
    },
  };
}

/** Refuses invalid or expensive queries before execution. */
export function createLimitsPlugin(limitCost: ValidationRule, isDevelopment: boolean): Plugin<Context> {
  return {
    onParams: ({ params, setResult }) => {
      const wrong = findWrongInput(String(params?.query ?? ''), params?.variables);
      if (wrong !== null) setResult({ errors: [wrong] });
    },
    onValidate: ({ addValidationRule }) => {
      addValidationRule(refuseNul);
      addValidationRule(limitDepth);
      addValidationRule(limitCost);
      if (!isDevelopment) addValidationRule(refuseIntrospection);
    },
  };
}

/** The name for operations outside the contract: strangers must not add metric series or write into traces. */
const UNKNOWN = 'other';

/** Reports the outcome of each operation, once. */
export function createFiguresPlugin(clock: () => number, onAnswered: (answered: Answered) => void): Plugin<Context> {
  const names = readOperationNames();
  const boundName = (name: string) => (names.has(name) ? name : UNKNOWN);
  return {
    onValidate: ({ context, params }) => {
      const startedAt = clock();
      return ({ valid }) => {
        if (valid) return;
        const operation = boundName(nameOperation(params.documentAST, context.params?.operationName));
        onAnswered({ operation, country: context.country, outcome: 'refused', duration: clock() - startedAt });
      };
    },
    onExecute: ({ args }) => {
      const startedAt = clock();
      const operation = boundName(nameOperation(args.document, args.operationName));
      const { country } = args.contextValue;
      return {
        onExecuteDone: ({ result }) => {
          const hasErrors = !(Symbol.asyncIterator in result) && (result.errors?.length ?? 0) > 0;
          const outcome = hasErrors ? 'errors' : 'ok';
          onAnswered({ operation, country, outcome, duration: clock() - startedAt });
        },
      };
    },
  };
}

/** The operation's own name, which clients need not send separately. */
function nameOperation({ definitions }: DocumentNode, asked: string | null | undefined): string {
  const [only] = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return asked ?? (only?.kind === Kind.OPERATION_DEFINITION ? (only.name?.value ?? '') : '');
}
