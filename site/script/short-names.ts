/**
 * A build gives the classes of Tailwind and the custom properties of the styles short names, in styles and code alike:
 * it saves a tenth of a page, a sixth of the styles (decision 0290). Names follow from what Tailwind makes of the
 * sources, so that browser, server and worker, which are built one after the other, get the same ones.
 */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compile } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';
import { listSources, siteFolder } from './sources.ts';

export type ShortNames = {
  /** `min-h-11` → `b`. */
  classes: ReadonlyMap<string, string>;
  /** `--color-ink` → `--a`. */
  properties: ReadonlyMap<string, string>;
  /** Every class that the styles name. */
  known: ReadonlySet<string>;
};

const THEME = join(siteFolder, 'app/styles/theme.css');
const CLASS = /\.(?=[\\a-z_-])((?:\\.|[\w-])+)/gi;
const PROPERTY = /--[a-z][\w-]*/gi;
/** Plain words, such as `flex`, may be something else in the code. */
const SIGN = /[-:[/]/;
/** Names with these are not words in the code. */
const QUOTE = /[\s"'`\\]/;
/** A quote may be written with a backslash. */
const WORD = /(?:\\(?!")|[^\s"\\])+/g;
const ATTRIBUTE = /\bclass=\\?"([^"\\]*)/g;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SIGNS = `${LETTERS}0123456789_`;

/** Compiles the styles of the site, and assigns the short names. */
export async function readShortNames(): Promise<ShortNames> {
  const styles = await readFile(THEME, 'utf8');
  const compiler = await compile(styles, { base: dirname(THEME), onDependency: () => {} });
  const scanner = new Scanner({ sources: [{ base: join(siteFolder, 'app'), pattern: '**/*', negated: false }] });
  const sources = (await listSources()).filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
  const code = await Promise.all(sources.map((path) => readFile(path, 'utf8')));
  return assignShortNames(compiler.build(scanner.scan()), code.join('\n'));
}

/** Names the classes and properties of compiled styles, the most frequent first; names used in code elsewhere stay. */
export function assignShortNames(styles: string, code: string): ShortNames {
  const selector = /\[class[~|^$*]?=/.exec(styles)?.[0];
  if (selector !== undefined)
    throw new Error(`A selector with ${selector} would not find a class by its short name: use another attribute.`);
  const utilities = cutLayer(styles, 'utilities');
  const uses = countAll(code.match(/[^\s"'`]+/g) ?? []);
  const byUse = (one: string, other: string) => (uses.get(other) ?? 0) - (uses.get(one) ?? 0) || (one < other ? -1 : 1);
  const known = new Set([...styles.matchAll(CLASS)].map(([, name = '']) => readName(name)));
  const long = [...new Set([...utilities.matchAll(CLASS)].map(([, name = '']) => readName(name)))];
  const classes = pair(
    long.filter((name) => SIGN.test(name) && !QUOTE.test(name)).sort(byUse),
    (name) => !known.has(name),
  );
  const written = new Set(code.replace(/[^\s"'`]+/g, (word) => (classes.has(word) ? '' : word)).match(PROPERTY));
  const inStyles = countAll(styles.match(PROPERTY) ?? []);
  const properties = [...inStyles.keys()].sort((one, other) => (inStyles.get(other) ?? 0) - (inStyles.get(one) ?? 0));
  const isFree = (name: string) => !inStyles.has(`--${name}`) && !written.has(`--${name}`);
  const named = pair(
    properties.filter((name) => !written.has(name)),
    isFree,
  );
  return { known, classes, properties: new Map([...named].map(([name, short]) => [name, `--${short}`])) };
}

/** Writes styles with the short names. */
export function shortenStyles(styles: string, { classes, properties }: ShortNames): string {
  return styles
    .replace(CLASS, (whole, name: string) => (classes.has(readName(name)) ? `.${classes.get(readName(name))}` : whole))
    .replace(PROPERTY, (name) => properties.get(name) ?? name);
}

/**
 * Writes a text of the code with the short names: a list of classes, or HTML. Throws for a text that mixes a class with
 * other words: it may be meant for people, or have a class that no module of `site/app` names and no style has. In HTML
 * every class must be known.
 */
export function shortenText(text: string, { classes, known }: ShortNames): string {
  const isList = !text.includes('"');
  const words = text.match(WORD) ?? [];
  if (isList && !words.some((word) => classes.has(word))) return text;
  const lists = isList ? [text] : [...text.matchAll(ATTRIBUTE)].map(([, list = '']) => list);
  const stranger = lists.flatMap((list) => list.match(WORD) ?? []).find((word) => !known.has(word));
  if (stranger !== undefined) throw new Error(`“${stranger}” is no class of the styles, in “${text}”.`);
  return text.replace(WORD, (word) => classes.get(word) ?? word);
}

/** The rules of a layer as Tailwind writes them: the layer ends at the first brace that begins a line. */
function cutLayer(styles: string, name: string): string {
  const start = styles.indexOf(`@layer ${name} {`);
  return start < 0 ? '' : styles.slice(start, styles.indexOf('\n}', start));
}

function readName(name: string): string {
  return name.replace(/\\(.)/g, '$1');
}

function countAll(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Gives each name the next free short one. */
function pair(long: readonly string[], isFree: (short: string) => boolean): Map<string, string> {
  const shortNames = listNames();
  return new Map(
    long.map((name) => {
      let short = shortNames.next().value;
      while (!isFree(short)) short = shortNames.next().value;
      return [name, short];
    }),
  );
}

/** a, b, … Z, aa, ab, … without end. */
function* listNames(): Generator<string, never> {
  let names = [...LETTERS];
  for (;;) {
    yield* names;
    names = names.flatMap((name) => [...SIGNS].map((sign) => name + sign));
  }
}
