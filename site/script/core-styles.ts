/**
 * The styles of most first pages: the home page, listings, products, brands and search need three quarters of all
 * styles, which fit a browser's first ten packets. Other pages load all styles (decision 0295).
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Container, parse, type Rule } from 'postcss';
import type { Plugin } from 'vite';
import { listSources, siteFolder } from './sources.ts';

/** The modules that draw those pages, and whatever opens on them; with all their imports. */
const DRAWN_BY = [
  'app/root.tsx',
  'app/entry.client.tsx',
  'app/entry.server.tsx',
  'app/sections/home-sections.tsx',
  'app/routes/product-list.tsx',
  'app/product/product-type-page.tsx',
  'app/routes/product.tsx',
  'app/routes/brand.tsx',
  'app/routes/search.tsx',
  'server/page-script.ts',
];
/** Vite reads the file twice: as the address that code imports, and as styles. */
const STYLES = /\/core\.css(?!\?url)/;
const IMPORT = /(?:from |import |import\()'(\.[^']+\.tsx?)'/g;
/** Code that is drawn in the browser or for it. */
const CODE = /^(?:app|worker)\/.*(?<!\.test)\.tsx?$/;
const WORD = /[^\s"'`]+/g;
const CLASS = /\.(?=[\\a-z_-])((?:\\.|[\w-])+)/gi;
/** Classes inside these parts of a selector are not classes of the element itself. */
const FUNCTION = /:(?:not|is|where|has)\([^()]*(?:\([^()]*\)[^()]*)*\)/g;

/** Builds the plugin that reduces `core.css` to what its pages need; it runs after Tailwind's. */
export function keepCoreStyles(): Plugin {
  let reading: ReturnType<typeof readCode> | undefined;
  const read = () => (reading ??= readCode());
  return {
    name: 'core-styles',
    apply: 'build',
    enforce: 'pre',
    transform: { filter: { id: STYLES }, handler: async (styles) => cutStyles(styles, await read()) },
  };
}

type Code = {
  /** The text of the code that draws the pages with these styles. */
  core: string;
  /** That of all other pages. */
  others: string;
};

/** Reads the code that names classes. */
export async function readCode(): Promise<Code> {
  const core = new Set<string>();
  for (const file of DRAWN_BY) follow(join(siteFolder, file), core);
  const others = (await listSources()).filter((path) => CODE.test(relative(siteFolder, path)) && !core.has(path));
  const read = (paths: Iterable<string>) => [...paths].map((path) => readFileSync(path, 'utf8')).join('\n');
  return { core: read(core), others: read(others) };
}

/** Adds a module and what it imports, now or on demand. */
function follow(path: string, found: Set<string>): void {
  // Generated modules may not exist yet, and name no class.
  if (found.has(path) || !existsSync(path)) return;
  found.add(path);
  for (const [, file = ''] of readFileSync(path, 'utf8').matchAll(IMPORT)) follow(join(dirname(path), file), found);
}

/** Removes the rules for classes that only the code of other pages names, and what only those rules refer to. */
export function cutStyles(styles: string, code: Code): string {
  const root = parse(styles);
  const [core, others] = [new Set(code.core.match(WORD)), new Set(code.others.match(WORD))];
  const isOfOthers = (name: string) => others.has(name) && !core.has(name);
  root.walkRules((rule) => {
    if (isOutermost(rule) && rule.selectors.every((selector) => listClasses(selector).some(isOfOthers))) rule.remove();
  });
  const rest = root.toString();
  const isUnused = (property: string) => !rest.includes(`var(${property}`) && !code.core.includes(property);
  root.walkDecls(/^--/, (declaration) => {
    if (isUnused(declaration.prop)) declaration.remove();
  });
  root.walkAtRules((rule) => {
    const isOfNoUse = rule.name === 'property' ? isUnused(rule.params) : isEmpty(rule);
    if (isOfNoUse) rule.remove();
  });
  return root.toString();
}

/** Whether a rule is not inside another; the steps of an animation are. */
function isOutermost(rule: Rule): boolean {
  let parent = rule.parent as Container | undefined;
  while (parent && parent.type !== 'rule' && !('name' in parent && parent.name === 'keyframes')) {
    parent = parent.parent as Container | undefined;
  }
  return parent === undefined;
}

function isEmpty(rule: Container): boolean {
  return rule.nodes?.every((node) => node.type === 'comment') ?? false;
}

function listClasses(selector: string): string[] {
  return [...selector.replace(FUNCTION, '').matchAll(CLASS)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'));
}
