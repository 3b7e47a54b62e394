import { type ESTree, type Plugin, parseAst } from 'vite';
import { readShortNames, type ShortNames, shortenStyles, shortenText } from './short-names.ts';

/** The code that draws pages, and that of the worker. */
const CODE = /\/site\/(?:app|company|worker)\//;
const SOURCE = /\.tsx?$/;
const STYLES = /\/(?:core|theme)\.css(?:\?|$)/;

/** Builds the plugins that give classes and custom properties short names; they run after Tailwind's. */
export function shortenNames(): Plugin[] {
  let reading: Promise<ShortNames> | undefined;
  const read = () => (reading ??= readShortNames());
  return [
    {
      name: 'short-names-of-styles',
      apply: 'build',
      enforce: 'pre',
      transform: { filter: { id: STYLES }, handler: async (styles) => shortenStyles(styles, await read()) },
    },
    {
      name: 'short-names-of-code',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: CODE },
        handler: async (code, id) => (SOURCE.test(id) ? shortenCode(code, await read()) : null),
      },
    },
  ];
}

/** Writes a module with the short names in its texts. */
export function shortenCode(code: string, names: ShortNames): string {
  const texts = listTexts(parseAst(code)).sort((one, other) => one.start - other.start);
  let end = 0;
  const pieces = texts.map((text) => {
    const before = code.slice(end, text.start);
    end = text.end;
    return before + shortenText(code.slice(text.start, text.end), names);
  });
  return pieces.join('') + code.slice(end);
}

type Node = ESTree.Node;

/** Where the texts of a module are, without their quotes, and the parts of its templates. */
function listTexts(node: Node): { start: number; end: number }[] {
  if (node.type === 'TemplateElement') return [node];
  if (node.type === 'Literal' && typeof node.value === 'string') return [{ start: node.start + 1, end: node.end - 1 }];
  return Object.values(node).flat().filter(isNode).flatMap(listTexts);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
