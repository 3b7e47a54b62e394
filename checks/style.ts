/**
 * One style under every roof, where the linter has no rule (ARCHITECTURE.md, "Habits"): a constant that is written down
 * (a number, text, pattern, list, table or set of a module) is in UPPER_CASE, unless its file is named after it; members of
 * types are not marked `readonly`, lists are. Nothing is formatted in the machine's own locale (rulings 8).
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { listFiles, report } from './files.ts';

const TEST = /\.test\.tsx?$|\/(?:test|testing|e2e|generated)\/|\.d\.ts$/;
const DECLARATION = /^(?:export )?const (\w+)(?:: [^=]*)? =\s+([\s\S]*?(?:^[\])}].*|[^\n]);)$/gm;
const LITERAL = /^(?:-?\d|['"`/[{]|new (?:Map|Set|WeakMap)\b)/;
/** What only does something can: a call, a function. */
const BEHAVIOUR = /=>|\bfunction\b|[\w\])]\(/;
const QUOTED =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`[^`]*`|\/\/.*|\/\*[\s\S]*?\*\/|\/(?!\*)(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])+\/[dgimsuvy]*/g;
/** What formats as the machine's own locale would (rulings 8). */
const DEFAULT_LOCALE =
  /\.toLocale(?:Date|Time)?String\(\s*(?:\)|undefined\b)|\bIntl\.\w+\(\s*(?:\)|undefined\b|\[\s*\])/g;

/** Lists what formats a text without saying in which locale. */
export function listDefaultLocales(text: string): string[] {
  return [...text.matchAll(DEFAULT_LOCALE)].map(([found]) => found);
}

/** Lists the written-down constants of a module whose names are not in UPPER_CASE. */
export function listMisnamed(file: string, text: string): string[] {
  const subject = basename(file)
    .replace(/(?:\.server)?\.tsx?$/, '')
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return [...text.matchAll(DECLARATION)].flatMap(([, name = '', value = '']) => {
    const plain = value.replace(QUOTED, "''").replace(/new (?:Map|Set)(?:<[^(]*>)?\((?:Object\.entries\()?/g, '(');
    const isConstant = LITERAL.test(value) && !BEHAVIOUR.test(plain);
    // A resolver is named as its GraphQL type.
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
        ...listMisnamed(file, text).map((name) => `${file}: ${name} is a constant, so it is written in UPPER_CASE`),
        ...[...text.matchAll(/(^ {2,}|[{;] )readonly (\w+)\??: /gm)]
          .filter(([, , name]) => !text.includes(`this.${name} =`))
          .map(([, , name]) => `${file}: ${name} is marked readonly; lists are, members are not`),
      ];
    }),
  );
}
