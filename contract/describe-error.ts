/**
 * What a log may hold of an error. An error quotes what it failed on: a query its parameters, a parser its input. So
 * only what is named here is written (decision 0110); the message, where nobody but the project has a word in it.
 */
export type ErrorRecord = {
  type: string;
  message?: string;
  /** Where it was thrown: file, line and column. */
  at?: string[];
  cause?: ErrorRecord;
  [fact: string]: unknown;
};

/** What operating system and database say of a failure in words of their own. */
const FACTS = [
  'code',
  'errno',
  'syscall',
  'status',
  'statusCode',
  'severity',
  'table',
  'column',
  'constraint',
  'routine',
];
const WORD = /^[\w.-]{1,64}$/;
const FRAME = /^ {4}at .{1,400}:\d+:\d+\)?$/;
const MOST_FRAMES = 12;
const MOST_CAUSES = 4;

type ErrorClass = abstract new (...given: never[]) => Error;

/** Describes an error without what it quotes; `own` are the classes whose messages are the project's own words. */
export function describeError(error: unknown, own: readonly ErrorClass[] = [], depth = 0): ErrorRecord {
  if (!(error instanceof Error)) return { type: typeof error };
  const fields = new Map<string, unknown>(Object.entries(error));
  const { name } = error.constructor;
  const cause = error.cause ?? fields.get('originalError');
  return {
    type: WORD.test(name) ? name : 'Error',
    ...Object.fromEntries(FACTS.flatMap((fact) => (isWord(fields.get(fact)) ? [[fact, fields.get(fact)]] : []))),
    ...((isOfSystem(fields) || own.some((one) => error instanceof one)) && { message: error.message }),
    at: listFrames(error),
    ...(cause !== undefined && depth < MOST_CAUSES && { cause: describeError(cause, own, depth + 1) }),
  };
}

function isWord(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && WORD.test(value));
}

/** Such a message names an address or a file of this machine. */
function isOfSystem(fields: ReadonlyMap<string, unknown>): boolean {
  return typeof fields.get('errno') === 'number' && isWord(fields.get('syscall')) && isWord(fields.get('code'));
}

/** A stack begins with the message, which may itself look like lines of a stack. */
function listFrames({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message);
  const frames = start < 0 ? '' : stack.slice(start + message.length);
  return frames
    .split('\n')
    .filter((line) => FRAME.test(line))
    .slice(0, MOST_FRAMES)
    .map((line) => line.trim());
}
