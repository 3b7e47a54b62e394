/** Checks a query's text and variables before anything uses them. */
import { type GraphQLError, Lexer, Source, TokenKind, type ValidationRule } from 'graphql';
import { createGraphQLError } from 'graphql-yoga';

/** The contract's longest operation has 505 tokens; the time to validate a query grows with their square. */
const MAX_TOKENS = 10_000;
/** The parser recurses: brackets thousands deep would exhaust its stack. */
const MAX_NESTED = 100;
/** A PostgreSQL statement takes 65,535 parameters. */
const MAX_VALUES = 10_000;

const OPENING: ReadonlySet<string> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const CLOSING: ReadonlySet<string> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/** Returns the error of a query and its variables, as received; null if there is none. */
export function findWrongInput(query: string, variables: unknown): GraphQLError | null {
  if (isTooLong(query)) return refuse('The query is too long or too deep.');
  const values = listValues(variables);
  if (values.length > MAX_VALUES) return refuse(`The variables hold more than ${MAX_VALUES} values.`);
  return values.some(hasNul) ? refuse(NUL) : null;
}

/** Refuses texts with the character NUL, which PostgreSQL cannot hold. */
export const refuseNul: ValidationRule = (context) => ({
  StringValue({ value }) {
    if (hasNul(value)) context.reportError(refuse(NUL));
  },
});

const NUL = 'A text contains the character NUL.';

function hasNul(value: unknown): boolean {
  return typeof value === 'string' && value.includes('\0');
}

function refuse(message: string): GraphQLError {
  return createGraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}

function isTooLong(query: string): boolean {
  const lexer = new Lexer(new Source(query));
  let nested = 0;
  try {
    for (let tokens = 0; tokens <= MAX_TOKENS; tokens += 1) {
      const { kind } = lexer.advance();
      if (kind === TokenKind.EOF) return false;
      if (OPENING.has(kind)) nested += 1;
      if (CLOSING.has(kind)) nested -= 1;
      if (nested > MAX_NESTED) return true;
    }
    return true;
  } catch {
    // The parser reports what cannot be read.
    return false;
  }
}

/** The values within a value, up to one more than allowed; iterative, since they may be nested to any depth. */
function listValues(variables: unknown): unknown[] {
  const values = [variables];
  for (let index = 0; index < values.length && values.length <= MAX_VALUES; index += 1) {
    const value = values[index];
    if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) values.push(one);
  }
  return values;
}
