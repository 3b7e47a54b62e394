/** A statement's verb and table. */
type StatementName = { verb: string; table: string };

/** Names a statement for metrics and traces, without its values: `select`, `products`. */
export function nameStatement(text: string): StatementName {
  const [, verb = 'other'] = /\b(select|insert|update|delete)\b/i.exec(text) ?? [];
  const [, table = 'none'] = /\b(?:from|into|update)\s+(?:only\s+)?"(\w+)"/i.exec(text) ?? [];
  return { verb: verb.toLowerCase(), table };
}
