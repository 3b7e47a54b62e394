/** The syntax trees of modules. */
import { parseAst } from 'rolldown/parseAst';

export type Node = { type: string; start: number; end: number; [key: string]: unknown };

/** Parses a module as TS or TSX, by its extension. */
export function parse(text: string, file: string): unknown {
  return parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
}

/** Calls `onNode` for a node and all its descendants, parents first. */
export function walk(node: unknown, onNode: (node: Node) => void): void {
  if (isNode(node)) onNode(node);
  if (typeof node === 'object' && node !== null) for (const value of Object.values(node)) walk(value, onNode);
}

/** Finds the values of a module's top-level constants, by name. */
export function findConstants(program: unknown): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const one of [Object(program).body].flat()) {
    const { type, kind, declarations } = Object(one?.declaration ?? one);
    if (type !== 'VariableDeclaration' || kind !== 'const') continue;
    for (const { id, init } of declarations)
      if (id.type === 'Identifier') found.set(id.name, init?.type === 'TSAsExpression' ? init.expression : init);
  }
  return found;
}

export function nameOf(node: unknown): unknown {
  return isNode(node) ? node.name : undefined;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
