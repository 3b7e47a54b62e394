/**
 * Style rules that the linter lacks (ARCHITECTURE.md, "Habits"): a literal constant of a module (a number, text, pattern,
 * list, table or set) is in UPPER_CASE, unless its file is named after it; lists are `readonly`, members of types are not
 * marked. Nothing is formatted in the machine's locale (rulings 8), no element has a style attribute (decision 0115).
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { listFiles, report } from './files.ts';

const TEST = /\.test\.tsx?$|\/(?:test|testing|e2e|generated)\/|\.d\.ts$/;
const DECLARATION = /^(?:export )?const (\w+)(?:: [^=]*)? =\s+([\s\S]*?(?:^[\])}].*|[^\n]);)$/gm;
const LITERAL = /^(?:-?\d|['"`/[{]|new (?:Map|Set|WeakMap)\b)/;
/** A call or a function, so not a literal. */
const BEHAVIOUR = /=>|\bfunction\b|[\w\])]\(/;
const QUOTED =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`[^`]*`|\/\/.*|\/\*[\s\S]*?\*\/|\/(?!\*)(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])+\/[dgimsuvy]*/g;
/** Formats in the machine's locale (rulings 8). */
const DEFAULT_LOCALE =
  /\.toLocale(?:Date|Time)?String\(\s*(?:\)|undefined\b)|\bIntl\.\w+\(\s*(?:\)|undefined\b|\[\s*\])/g;

/** Lists the style attributes of elements: pages refuse them, `useStyle` writes a rule instead. */
export function listStyleAttributes(text: string): string[] {
  return [...text.matchAll(/\sstyle=[{"'].*/g)].map(([found]) => found.trim());
}

/** Lists the calls that format without a locale. */
export function listDefaultLocales(text: string): string[] {
  return [...text.matchAll(DEFAULT_LOCALE)].map(([found]) => found);
}

/** Lists the literal constants of a module whose names are not in UPPER_CASE. */
export function listMisnamed(file: string, text: string): string[] {
  const subject = basename(file)
    .replace(/(?:\.server)?\.tsx?$/, '')
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return [...text.matchAll(DECLARATION)].flatMap(([, name = '', value = '']) => {
    const plain = value.replace(QUOTED, "''").replace(/new (?:Map|Set)(?:<[^(]*>)?\((?:Object\.entries\()?/g, '(');
    const isConstant = LITERAL.test(value) && !BEHAVIOUR.test(plain);
    // A resolver is named after its GraphQL type.
    const isNamed = /^[A-Z]/.test(name) || name === subject || text.includes(`export default ${name};`);
    return isConstant && !isNamed ? [name] : [];
  });
}

if (import.meta.main) {
  const files = listFiles('site', 'backend', 'sample', 'contract').filter(
    (file) => /\.tsx?$/.test(file) && !TEST.test(file),
  );
  report(
    'Style',
    files.flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return [
        ...listDefaultLocales(text).map((found) => `${file}: ${found} formats in the machine's own locale`),
        ...(file.endsWith('.tsx') ? listStyleAttributes(text) : []).map(
          (found) => `${file}: ${found} is a style attribute, which pages refuse: take useStyle`,
        ),
        ...listMisnamed(file, text).map((name) => `${file}: ${name} is a constant, so it is written in UPPER_CASE`),
        ...[...text.matchAll(/(^ {2,}|[{;] )readonly (\w+)\??: /gm)]
          .filter(([, , name]) => !text.includes(`this.${name} =`))
          .map(([, , name]) => `${file}: ${name} is marked readonly; lists are, members are not`),
      ];
    }),
  );
}
