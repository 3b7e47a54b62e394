/**
 * The part of an error that may be logged. Messages quote the data that failed (a query its parameters, a parser its
 * input), so only these fields are logged (decision 0110), and a message only if it cannot hold a visitor's data.
 */
type ErrorRecord = {
  type: string;
  message?: string;
  /** Where it was thrown: file, line and column. */
  at?: string[];
  cause?: ErrorRecord;
  [fact: string]: unknown;
};

/** Fields that the operating system and the database fill with their own codes. */
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
const MAX_FRAMES = 12;
const MAX_CAUSES = 4;

type ErrorClass = abstract new (...given: never[]) => Error;

/** Describes an error without the data it quotes; `own` are the project's error classes, whose messages are safe. */
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
    ...(cause !== undefined && depth < MAX_CAUSES && { cause: describeError(cause, own, depth + 1) }),
  };
}

function isWord(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && WORD.test(value));
}

/** True for errors of system calls, whose messages name an address or a file of this machine. */
function isOfSystem(fields: ReadonlyMap<string, unknown>): boolean {
  return typeof fields.get('errno') === 'number' && isWord(fields.get('syscall')) && isWord(fields.get('code'));
}

/** Lists the frames after the message, which may itself look like frames. */
function listFrames({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message);
  const frames = start < 0 ? '' : stack.slice(start + message.length);
  return frames
    .split('\n')
    .filter((line) => FRAME.test(line))
    .slice(0, MAX_FRAMES)
    .map((line) => line.trim());
}
