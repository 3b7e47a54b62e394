import { readFileSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';
import { parse } from 'yaml';
import { writtenLanguages } from '../../contract/languages.ts';
import { listFiles } from '../files.ts';
import { isTranslated, type Pair } from './texts.ts';

/** Search words are not texts: nobody sees them, and they are misspelt on purpose. */
const UNSEEN = /search-words|\bkeywords\b|\blegacySlugs\b/;
const CODE = ['backend/*.ts', 'sample/*.ts', 'site/*.ts', 'site/*.tsx', 'contract/*.ts'];
const NOT_SHOWN = [
  ':!**/*.test.*',
  ':!**/test/**',
  ':!**/testing/**',
  ':!**/e2e/**',
  ':!**/generated/**',
  ':!site/app/styleguide/**',
];

/** Reads every text that a visitor may read: content, documents, messages, and texts in code. */
export function readTexts(): Pair[] {
  const content = listFiles('sample/content/*.yaml', 'sample/documents/*.yaml');
  return [
    ...content.flatMap((file) => readYaml(file, readFileSync(file, 'utf8'))),
    ...readMessages(),
    ...listFiles(...CODE, ...NOT_SHOWN).flatMap((file) => readCode(file, readFileSync(file, 'utf8'))),
  ];
}

/** Reads the texts of a YAML file; a list of lines is one text. */
export function readYaml(file: string, source: string): Pair[] {
  return walk(file, '', parse(source)).filter(({ path }) => !UNSEEN.test(file) && !UNSEEN.test(path));
}

function walk(file: string, path: string, value: unknown): Pair[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one, place) => walk(file, `${path}[${nameOf(one) ?? place}]`, one));
  if (!isTranslated(value)) {
    return Object.entries(value).flatMap(([key, one]) => walk(file, path === '' ? key : `${path}.${key}`, one));
  }
  const texts = writtenLanguages.map((code) => [code, [value[code]].flat().join('\n')]);
  return [{ file, path, texts: Object.fromEntries(texts) }];
}

/** Returns the name of a list item. */
function nameOf(value: unknown): string | null {
  return typeof value === 'object' && value !== null && 'slug' in value ? String(value.slug) : null;
}

type Messages = Record<string, string | { match: Record<string, string> }[]>;

/** Reads the interface's messages; each form of a plural is a text by itself, since languages count differently. */
function readMessages(): Pair[] {
  const [first, ...others] = writtenLanguages.map((code) => {
    const file = `site/app/messages/${code}.json`;
    const messages: Messages = JSON.parse(readFileSync(file, 'utf8'));
    return Object.entries(messages).flatMap(([key, value]): Pair[] => {
      if (key === '$schema') return [];
      if (typeof value === 'string') return [{ file, path: key, texts: { [code]: value } }];
      const forms = value.flatMap(({ match }) => Object.entries(match));
      return forms.map(([form, text]) => ({ file, path: `${key}[${form}]`, texts: { [code]: text } }));
    });
  });
  const single = (first ?? []).filter(({ path }) => !path.includes('['));
  const plural = [first ?? [], ...others].flatMap((pairs) => pairs.filter(({ path }) => path.includes('[')));
  const paired = single.map((pair) => ({
    ...pair,
    texts: Object.assign({}, pair.texts, ...others.map((pairs) => pairs.find(({ path }) => path === pair.path)?.texts)),
  }));
  return [...paired, ...plural];
}

/** Reads the texts written in code as `{ en: '…', ar: '…' }`, without the expressions of templates. */
export function readCode(file: string, source: string): Pair[] {
  if (!writtenLanguages.every((code) => new RegExp(`\\b${code}:`).test(source))) return [];
  const pairs: Pair[] = [];
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), '');
  return pairs;

  function visit(node: unknown, path: string): void {
    if (Array.isArray(node)) {
      for (const one of node) visit(one, path);
    } else if (typeof node === 'object' && node !== null) {
      const properties = propertiesOf(node);
      if (properties !== null && writtenLanguages.every((code) => properties.has(code))) {
        pairs.push(...pairUp(path, new Map(writtenLanguages.map((code) => [code, properties.get(code)]))));
      } else if (properties !== null) {
        for (const [key, value] of properties) visit(value, path === '' ? key : `${path}.${key}`);
      } else {
        const name = 'id' in node ? nameOfKey(node.id) : null;
        for (const value of Object.values(node)) visit(value, name ?? path);
      }
    }
  }

  function pairUp(path: string, values: Map<string, unknown>): Pair[] {
    const inside = writtenLanguages.map((code) => propertiesOf(values.get(code)));
    const [first] = inside;
    if (first) {
      return [...first.keys()].flatMap((key) =>
        pairUp(`${path}.${key}`, new Map(writtenLanguages.map((code, place) => [code, inside[place]?.get(key)]))),
      );
    }
    const texts = writtenLanguages.map((code) => [code, textsIn(values.get(code)).join('\n')] as const);
    return texts.every(([, text]) => text === '') ? [] : [{ file, path, texts: Object.fromEntries(texts) }];
  }
}

/** The members of an object literal, by name; null for other nodes. */
function propertiesOf(node: unknown): Map<string, unknown> | null {
  if (!isNode(node) || node.type !== 'ObjectExpression' || !Array.isArray(node.properties)) return null;
  return new Map(
    node.properties.flatMap((one: unknown): [string, unknown][] => {
      const key = isNode(one) && 'key' in one ? nameOfKey(one.key) : null;
      return key === null || !isNode(one) ? [] : [[key, one.value]];
    }),
  );
}

type Node = { type: string; [member: string]: unknown };

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function nameOfKey(key: unknown): string | null {
  if (!isNode(key)) return null;
  if (key.type === 'Identifier') return String(key.name);
  return key.type === 'Literal' ? String(key.value) : null;
}

/** The strings and templates inside an expression. */
function textsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (!isNode(node)) return [];
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateLiteral' && Array.isArray(node.quasis)) return [node.quasis.map(cooked).join('{}')];
  return Object.values(node).flatMap(textsIn);
}

function cooked(quasi: unknown): string {
  const value = isNode(quasi) ? quasi.value : null;
  return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : '';
}
