import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSchema, type GraphQLOutputType, isListType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { countries } from '../contract/countries.ts';
import { languageCodes } from '../contract/languages.ts';

const PLUGIN = fileURLToPath(new URL('../integrations/wordpress/sidrana-headless', import.meta.url));
const CONTRACT = new URL('../contract/contract.graphql', import.meta.url);

const run = (program: string, ...args: string[]) => spawnSync(program, args, { encoding: 'utf8', cwd: PLUGIN });
const has = (program: string) => run(program, '--version').status === 0;
const hasPhp = has('php');
if (!hasPhp) process.stderr.write('SKIPPED: the WordPress plugin is not checked, since there is no php here.\n');
const hasPhpunit = hasPhp && has('phpunit');
if (hasPhp && !hasPhpunit)
  process.stderr.write('SKIPPED: the tests of the WordPress plugin: there is no phpunit here.\n');

/** Evaluates an expression of PHP with the plugin's file loaded. */
function evaluate(file: string, expression: string): unknown {
  const { stdout, stderr } = run(
    'php',
    '-r',
    `$file = require '${PLUGIN}/includes/${file}'; echo json_encode(${expression});`,
  );
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

/** Each file takes a process. */
const LINT_MS = 120_000;

test.skipIf(!hasPhp)('every file of the plugin is PHP', { timeout: LINT_MS }, () => {
  const files = globSync('**/*.php', { cwd: PLUGIN });
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) expect(run('php', '-l', file)).toMatchObject({ status: 0 });
});

test.skipIf(!hasPhpunit)('the plugin’s own tests pass', { timeout: LINT_MS }, () => {
  const { status, stdout } = run('phpunit', '--no-configuration', 'tests');
  expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringMatching(/^OK \(\d+ tests/m) });
});

test.skipIf(!hasPhp)('the plugin has the countries and languages of the site', () => {
  const own = countries.map(({ code, defaultLanguage }) => [code, defaultLanguage] as const);
  expect(evaluate('Locale.php', '\\SidranaHeadless\\Locale::countries()')).toEqual(Object.fromEntries(own));
  expect(evaluate('Locale.php', '\\SidranaHeadless\\Locale::languages()')).toEqual(languageCodes);
});

/** The contract's type for each place where the plugin puts a field group. */
const OWNERS: Readonly<Record<string, string>> = {
  page: 'Page',
  post: 'Post',
  campaign: 'Campaign',
  location: 'Location',
  product: 'Product',
  product_cat: 'ProductCategory',
  ingredient: 'Ingredient',
  nav_menu_item: 'MenuItem',
};

const groups = z.record(z.string(), z.object({ on: z.array(z.string()), fields: z.record(z.string(), z.unknown()) }));

test.skipIf(!hasPhp)('the plugin declares exactly the field groups of the contract', () => {
  const declared = Object.entries(groups.parse(evaluate('fields.php', '$file'))).flatMap(([name, { on, fields }]) =>
    on.flatMap((place) => listDeclared(`${OWNERS[place]}.${name}`, fields)),
  );
  const schema = buildSchema(readFileSync(CONTRACT, 'utf8'));
  const expected = Object.values(OWNERS).flatMap((owner) => {
    const type = schema.getType(owner);
    if (!type || !('getFields' in type)) throw new Error(`${owner} is not in the contract.`);
    const fields = Object.values(type.getFields());
    return fields.flatMap((field) =>
      'type' in field && isGroup(field.type) ? listContract(`${owner}.${field.name}`, field.type) : [],
    );
  });
  expect(declared.sort()).toEqual(expected.sort());
});

function listDeclared(path: string, fields: object): string[] {
  return Object.entries(fields).flatMap(([name, kind]) =>
    typeof kind === 'object' && kind !== null ? listDeclared(`${path}.${name}`, kind) : `${path}.${name}`,
  );
}

/** Whether a type is a group that editors fill in, not a node, list of nodes, picture or part of an extension. */
function isGroup(type: unknown): type is GraphQLOutputType {
  return isObjectType(type) && !('id' in type.getFields()) && !/Connection(?:Edge)?$/.test(type.name);
}

function listContract(path: string, type: unknown): string[] {
  if (isListType(type) && isObjectType(type.ofType)) return listContract(`${path}[]`, type.ofType);
  if (!isGroup(type) || !isObjectType(type)) return [path];
  return Object.values(type.getFields()).flatMap((field) => listContract(`${path}.${field.name}`, field.type));
}
