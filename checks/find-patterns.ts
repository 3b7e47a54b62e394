/** The regular expressions of a module, including those that it builds from strings. */
import { findConstants, isNode, type Node, nameOf, parse, walk } from './syntax.ts';

export type Pattern = { source: string; flags: string };
/** Values for the expressions in patterns built at run time, by expression: the worst case of each. */
export type WorstCases = Readonly<Record<string, string>>;

/**
 * Finds every literal, every `new RegExp(…)` and the pattern of every field, with constants of the module filled in and
 * anything else taken from `worst`. `unknown` lists what `worst` lacks, `unused` its names that no pattern is made of.
 */
export function findPatterns(text: string, file: string, worst: WorstCases = {}) {
  const program = parse(text, file);
  const constants = findConstants(program);
  const used = new Set<string>();
  const unknown = new Set<string>();
  const patterns: Pattern[] = [];

  function read(node: unknown): string {
    if (!isNode(node)) return '';
    const written = text.slice(node.start, node.end);
    const given = worst[written];
    if (given !== undefined) {
      used.add(written);
      return given;
    }
    switch (node.type) {
      case 'Literal':
        return isPattern(node.regex) ? node.regex.pattern : String(node.value);
      case 'TemplateLiteral':
        return readTemplate(node, 'cooked');
      case 'TaggedTemplateExpression':
        if (isNode(node.quasi) && isNode(node.tag) && text.slice(node.tag.start, node.tag.end) === 'String.raw')
          return readTemplate(node.quasi, 'raw');
        break;
      case 'BinaryExpression':
        return read(node.left) + read(node.right);
      case 'Identifier': {
        const constant = constants.get(written);
        if (constant !== undefined) return read(constant);
        break;
      }
      case 'MemberExpression':
        if (nameOf(node.property) === 'source') return read(node.object);
        break;
      case 'CallExpression': {
        const list = readJoined(node);
        if (list !== null) return list;
      }
    }
    unknown.add(written);
    return '';
  }

  function readTemplate({ quasis, expressions }: Node, kind: 'cooked' | 'raw'): string {
    const parts = Array.isArray(expressions) ? expressions.map(read) : [];
    const texts = Array.isArray(quasis) ? quasis.map(({ value }) => String(Object(value)[kind])) : [];
    return String.raw({ raw: texts }, ...parts);
  }

  /** Reads `LIST.join('|')` of a constant list; null for any other call. */
  function readJoined({ callee, arguments: given }: Node): string | null {
    if (!isNode(callee) || nameOf(callee.property) !== 'join' || !Array.isArray(given)) return null;
    const list = isNode(callee.object) ? (constants.get(String(callee.object.name)) ?? callee.object) : null;
    if (!isNode(list) || list.type !== 'ArrayExpression' || !Array.isArray(list.elements)) return null;
    return list.elements.map(read).join(read(given[0]));
  }

  walk(program, (node) => {
    if (isPattern(node.regex)) patterns.push({ source: node.regex.pattern, flags: node.regex.flags });
    // As browsers compile it.
    if (node.type === 'JSXAttribute' && nameOf(node.name) === 'pattern' && isNode(node.value))
      patterns.push({ source: `^(?:${read(node.value)})$`, flags: 'v' });
    const isMade = /^(?:New|Call)Expression$/.test(node.type) && nameOf(node.callee) === 'RegExp';
    if (!isMade || !Array.isArray(node.arguments)) return;
    const [source, flags] = node.arguments;
    patterns.push({ source: read(source), flags: read(flags) });
  });
  return { patterns, unknown: [...unknown], unused: Object.keys(worst).filter((name) => !used.has(name)) };
}

function isPattern(value: unknown): value is { pattern: string; flags: string } {
  return typeof value === 'object' && value !== null && 'pattern' in value && 'flags' in value;
}
