/**
 * Style rules that the linter lacks (ARCHITECTURE.md, "Habits"): a literal constant of a module (a number, text, pattern,
 * list, table or set) is in UPPER_CASE, unless its file is named after it; lists are `readonly`, those that a function is
 * given and leaves alone among them, members of types are not marked; limits are MAX and MIN; no `interface`, which Biome
 * allows where it extends something. Nothing is formatted in
 * the machine's locale (rulings 8), no element has a style attribute (decision 0115), no conditional text has siblings
 * (demand 22). A test that replaces modules is named so (decision 0303).
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { listFiles, report } from './files.ts';
import { listLooseTexts } from './loose-texts.ts';
import { findConstants, isNode, type Node, nameOf, parse, walk } from './syntax.ts';

const TEST = /\.test\.tsx?$|\/(?:test|testing|e2e|generated)\/|\.d\.ts$/;
const LITERAL = /^(?:-?\d|['"`/[{]|new (?:Map|Set|WeakMap)\b)/;
const LIMIT = /\bconst ((?:MOST|LEAST|LARGEST|SMALLEST|LONGEST|SHORTEST|HIGHEST|LOWEST|FEWEST|FEW)(?:_\w+)?)\b/g;
/** What libraries take lists of, which are not `readonly` to them: prom-client, pg. */
const LIBRARY_ITEM = /^(?:Registry|TSUnknownKeyword)$/;
/** What changes a list in its place. */
const CHANGES = new Set(['copyWithin', 'fill', 'pop', 'push', 'reverse', 'shift', 'sort', 'splice', 'unshift']);
/** Formats in the machine's locale (rulings 8). */
const DEFAULT_LOCALES = [
  /\.toLocale(?:Date|Time)?String\(\s*(?:\)|undefined\b)/g,
  /\bIntl\.\w+\(\s*(?:\)|undefined\b|\[\s*\])/g,
];

/** Lists the style attributes of elements: pages refuse them, `useStyle` writes a rule instead. */
export function listStyleAttributes(text: string): string[] {
  return [...text.matchAll(/\sstyle=[{"'].*/g)].map(([found]) => found.trim());
}

/** Lists the limits of a module whose names do not begin with MAX or MIN. */
export function listMisnamedLimits(text: string): string[] {
  return [...text.matchAll(LIMIT)].map(([, name = '']) => name);
}

/** Lists the calls that format without a locale. */
export function listDefaultLocales(text: string): string[] {
  return DEFAULT_LOCALES.flatMap((pattern) => text.match(pattern) ?? []);
}

/** Whether a test replaces modules without being named `*.mocked.test`: it would replace them for others too. */
export function isUnnamedMock(file: string, text: string): boolean {
  return !file.includes('.mocked.test.') && /^ {0,8}vi\.(?:doM|m)ock\(/m.test(text);
}

/** Lists the literal constants of a module whose names are not in UPPER_CASE. */
export function listMisnamed(file: string, text: string): string[] {
  const subject = basename(file)
    .replace(/(?:\.server)?\.tsx?$/, '')
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return [...findConstants(parse(text, file))].flatMap(([name, value]) => {
    const isConstant = isNode(value) && LITERAL.test(text.slice(value.start, value.end)) && !acts(value);
    // A resolver is named after its GraphQL type.
    const isNamed = /^[A-Z]/.test(name) || name === subject || text.includes(`export default ${name};`);
    return isConstant && !isNamed ? [name] : [];
  });
}

/** Lists the parameters that are lists, and are not `readonly` although the function leaves them as they are. */
export function listWritableLists(file: string, text: string): string[] {
  const found: string[] = [];
  walk(parse(text, file), (node) => {
    if (!Array.isArray(node.params)) return;
    const changed = findChanged(node);
    for (const param of node.params) {
      const { name, typeAnnotation } = Object(param?.left ?? param);
      const { type, elementType } = Object(typeAnnotation?.typeAnnotation);
      const isOurs = !LIBRARY_ITEM.test(String(elementType?.typeName?.name ?? elementType?.type));
      if (type === 'TSArrayType' && isOurs && typeof name === 'string' && !changed.has(name)) found.push(name);
    }
  });
  return found;
}

/** The names of what a function changes in its place: `list.push(…)`, `list[0] = …`. */
function findChanged(node: Node): Set<unknown> {
  const changed = new Set<unknown>();
  walk(node, ({ callee, left }) => {
    const { object, property } = Object(callee ?? left);
    if (left !== undefined || CHANGES.has(String(nameOf(property)))) changed.add(nameOf(object));
  });
  return changed;
}

/** Whether a value contains a call or a function, and so is not a literal; calls that make tables are allowed. */
function acts(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { type, callee } = Object(value);
  if (type === 'TemplateLiteral') return false;
  const isTable = /^(?:Map|Set|entries)$/.test(String(nameOf(callee?.property ?? callee)));
  return (/^(?:Call|New|ArrowFunction|Function)Expression$/.test(type) && !isTable) || Object.values(value).some(acts);
}

if (import.meta.main) {
  const unnamed = listFiles('*.test.ts', '*.test.tsx').filter((file) =>
    isUnnamedMock(file, readFileSync(file, 'utf8')),
  );
  const files = listFiles('site', 'backend', 'sample', 'contract').filter(
    (file) => /\.tsx?$/.test(file) && !TEST.test(file),
  );
  report('Style', [
    ...unnamed.map((file) => `${file} replaces modules, so its name ends with .mocked.test.ts`),
    ...files.flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return [
        ...listDefaultLocales(text).map((found) => `${file}: ${found} formats in the machine's own locale`),
        ...(file.endsWith('.tsx') ? listStyleAttributes(text) : []).map(
          (found) => `${file}: ${found} is a style attribute, which pages refuse: take useStyle`,
        ),
        ...(file.endsWith('.tsx') ? listLooseTexts(file, text) : []).map(
          (found) =>
            `${file}: ${found} is a conditional text beside others, which a translated page cannot remove: give it an element`,
        ),
        ...[...text.matchAll(/^(?:export )?interface \w+ extends .*/gm)].map(
          ([found]) => `${file}: ${found.trim()} is written as a type`,
        ),
        ...listMisnamed(file, text).map((name) => `${file}: ${name} is a constant, so it is written in UPPER_CASE`),
        ...listWritableLists(file, text).map(
          (name) => `${file}: ${name} is a list that stays as it is, so it is readonly`,
        ),
        ...listMisnamedLimits(text).map((name) => `${file}: ${name} is a limit, so its name begins with MAX or MIN`),
        ...[...text.matchAll(/(^ {2,}|[{;] )readonly (\w+)\??: /gm)]
          .filter(([, , name]) => !text.includes(`this.${name} =`))
          .map(([, , name]) => `${file}: ${name} is marked readonly; lists are, members are not`),
      ];
    }),
  ]);
}
