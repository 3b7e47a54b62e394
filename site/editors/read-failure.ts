import type { ContentError, ContentErrorRecord } from '../app/content/client/errors.ts';
import { isRefusal } from '../app/content/dialect/refusals.ts';
import type { Finding } from './finding.ts';

/** Reads a record of the content client: what the service reported as lacking, or its failure. */
export function readFailure(record: ContentErrorRecord, error: ContentError | null, where: string): Finding[] {
  if (record.graphqlErrors.length === 0)
    return [{ kind: 'unanswered', where, what: `“${record.operationName}”: ${error?.message ?? 'no answer'}` }];
  return record.graphqlErrors.map((one) =>
    isRefusal(one)
      ? { kind: 'lacking', where, what: `${nameLacking(one.message)} (asked for by “${record.operationName}”)` }
      : { kind: 'unanswered', where, what: `“${record.operationName}”: ${one.message}` },
  );
}

/** What a refusal is about, in an editor's words; an unknown wording stays as it is. */
function nameLacking(message: string): string {
  const [, field, type] = /^Cannot query field "(\w+)" on type "(\w+)"/.exec(message) ?? [];
  if (field !== undefined) return type === 'RootQuery' ? `the list “${field}”` : `the field “${field}” of ${type}`;
  const [, argument, place] = /^Unknown argument "(\w+)" on field "([\w.]+)"/.exec(message) ?? [];
  if (argument !== undefined) return `the filter “${argument}” of ${place}`;
  const [, input, owner] = /^Field "(\w+)" is not defined by type "?(\w+)/.exec(message) ?? [];
  if (input !== undefined) return `the filter “${input}” of ${owner}`;
  const [, value] = /^Value "(\w+)" does not exist/.exec(message) ?? [];
  if (value !== undefined) return `the choice “${value}”: a menu position that the theme does not declare?`;
  return message;
}
