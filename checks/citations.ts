/**
 * Every citation resolves to a section of `docs/` or `contract/NOTES.md`, or to a decision; every relative link in a
 * document leads to a file; and decision numbers are unique.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findDeadCitations } from './dead-citations.ts';
import { listFiles, report } from './files.ts';

/** A link to a file of the project, without its fragment. */
const LINK = /\]\((?!\w+:|#)([^)#\s]+)/g;
/** The headings that number each document's sections. */
const DOCUMENTS = {
  spec: { file: 'docs/product.md', heading: /^## §(\d)/, prefix: '§' },
  ruling: { file: 'docs/rulings.md', heading: /^## (\d)/, item: /^(\d+)\. / },
  'art direction': { file: 'docs/art-direction.md', heading: /^## (\d)/, item: /^(\d+)\. / },
  demand: { file: 'docs/demand.md', heading: /^\| (\d+) \|/ },
  pitfall: { file: 'docs/pitfalls.md', heading: /^(\d+)\. / },
  'contract notes': { file: 'contract/NOTES.md', heading: /^## (\d)/, prefix: '§', requirement: /^(\d+)\. / },
} as const satisfies Record<string, Numbering>;

type Numbering = { file: string; heading: RegExp; prefix?: string; item?: RegExp; requirement?: RegExp };

function listSections({ file, heading, prefix = '', item, requirement }: Numbering): string[] {
  let section = '';
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, number] = heading.exec(line) ?? [];
      if (number) section = number;
      const [, ofSection] = item?.exec(line) ?? [];
      const [, own] = requirement?.exec(line) ?? [];
      return [number && prefix + number, ofSection && `${section}.${ofSection}`, own].flatMap((found) => found ?? []);
    });
}

const decisions = listFiles('docs/decisions/*.md').map((file) => /\/(\d+)-/.exec(file)?.[1] ?? file);
const sections = new Map([
  ...Object.entries(DOCUMENTS).map(([name, numbering]) => [name, new Set(listSections(numbering))] as const),
  ['decision', new Set(decisions)],
]);

function isThere(document: string, section: string): boolean {
  const name = document.replace(/[\s*/]+/g, ' ').replace(/^notes$/, 'contract notes');
  return sections.get(name.replace(/(?<=ruling|pitfall|decision)s$/, ''))?.has(section) ?? false;
}

report('Citations', [
  ...listFiles('**/*.ts', '**/*.tsx', '**/*.css', '**/*.graphql', '**/*.md', '*.md', '*.ts', ':!**/generated')
    .filter((file) => !file.endsWith('dead-citations.test.ts'))
    .flatMap((file) =>
      findDeadCitations(readFileSync(file, 'utf8'), isThere).map(
        ({ line, text }) => `${file}:${line}: docs/ and contract/ have no "${text}"`,
      ),
    ),
  ...listFiles('**/*.md', '*.md').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(LINK)]
      .map(([, path = '']) => join(dirname(file), path))
      .filter((path) => !existsSync(path))
      .map((path) => `${file}: links to ${path}, which is not there`),
  ),
  ...decisions
    .filter((number, place) => decisions.indexOf(number) !== place)
    .map((number) => `docs/decisions: two decisions are numbered ${number}`),
]);
