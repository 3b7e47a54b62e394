/** A service copied to another database by `npm run content -- pull` answers as the original did (decision 0177). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CountryCode } from '../../contract/countries.ts';
import { languageCodes } from '../../contract/languages.ts';
import type { Listening } from '../../contract/listen.ts';
import { type Backend, createBackend } from '../app.ts';
import { createDatabase, type OpenDatabase } from '../db/database.ts';
import { listen } from '../http/listen.ts';
import { applyContent } from '../seed/seed.ts';
import { addSyntheticProducts } from '../seed/synthetic-products.ts';
import { ask, pick } from '../test/ask.ts';
import { manifestOf } from '../test/manifest.ts';
import { silentLog } from '../test/silent-log.ts';
import { smallContent } from '../test/small-content.ts';
import { loadPulled } from './load-pulled.ts';

const COUNTRIES = ['uae', 'ksa'] as const satisfies CountryCode[];
const MEDIA = '{ node { altText mimeType title } }';
/** The fields the site reads of each list; ids and media addresses differ between services. */
const QUERIES = {
  products: `products(first: 100, where: { language: $language }) { nodes { databaseId slug name title shortDescription description
    gtin menuOrder image { altText mimeType } productTags(first: 9) { nodes { name slug } } productCategories(first: 9) { nodes { slug } }
    ingredients(first: 9) { nodes { slug name } } related(first: 9) { nodes { slug } } translations { id }
    metaData(keysIn: ["ext_product_url_noon", "ext_product_url_amazon"]) { key value } seo { metaTitle metaDescription }
    productDetails { howToUse { step1 { number description } } benefits { heading description } }
    ... on VariableProduct { attributes(first: 9) { nodes { name label options variation } }
      variations(first: 9) { nodes { name slug gtin attributes(first: 9) { nodes { label value } } } } } } }`,
  productCategories: `productCategories(first: 100, where: { language: $language, hideEmpty: false }) { nodes { slug name description count
    children(first: 100) { nodes { slug } } translations { slug languageCode } brandBanner { heading image ${MEDIA} }
    categoryPage { faqs { question answer } } } }`,
  inCategory: `products(first: 100, where: { category: "hair-oil", language: $language }) { nodes { slug } }`,
  pages: `pages(first: 100, where: { language: $language }) { nodes { databaseId slug uri title content modifiedGmt translations { id }
    seo { metaTitle } pageBanner { heading image ${MEDIA} } homeSlider { slides { active heading link desktopMedia ${MEDIA} } }
    careers { jobs { jobId title } } } }`,
  posts: `posts(first: 100, where: { language: $language }) { nodes { databaseId slug uri title date excerpt content
    featuredImage ${MEDIA} tags(first: 9) { nodes { name slug } } translations { id } } }`,
  healthHub: `posts(first: 100, where: { language: $language, categoryName: "health-hub" }) { nodes { slug } }`,
  campaigns: `campaigns(first: 100, where: { language: $language }) { nodes { slug title videoGroup { videoType videoLink } } }`,
  locations: `locations(first: 100, where: { language: $language }) { nodes { title content locationDetails { officeEmail kind } } }`,
  awards: `awards(first: 100, where: { language: $language }) { nodes { title date featuredImage ${MEDIA} } }`,
  ingredients: `ingredients(first: 100, where: { language: $language }) { nodes { slug name description ingredientFields { image ${MEDIA} } } }`,
  menu: `menuItems(first: 100, where: { location: PRIMARY, language: $language }) { nodes { label path order parentDatabaseId
    menuFields { isBrandSection mImage ${MEDIA} } } }`,
} as const;

let root = '';
let database: OpenDatabase;
let server: Listening;
const serve = (name: string) =>
  createBackend({ database, mediaDir: join(root, name), mode: 'production', log: silentLog });

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'pull-'));
  database = await createDatabase({});
  await database.migrate();
  const manifest = manifestOf(smallContent);
  for (const { file } of Object.values(manifest)) {
    await mkdir(dirname(join(root, 'first', file)), { recursive: true });
    await writeFile(join(root, 'first', file), `picture ${file}`);
  }
  await applyContent(database.db, addSyntheticProducts(smallContent, 150, 'uae'), manifest, 'small', COUNTRIES);
  server = await listen(serve('first').fetch, { host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close(0);
  await database.close();
  await rm(root, { recursive: true });
});

/** Queries everything, in every country and language. */
async function askAll(service: Backend): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const country of COUNTRIES)
    for (const language of languageCodes)
      for (const [name, query] of Object.entries(QUERIES)) {
        const { data, errors } = await ask(service, country, `query ($language: String) { ${query} }`, { language });
        expect(errors).toBeUndefined();
        answers.push({ country, language, name, data });
      }
  return answers;
}

/** Pulls into a folder as an operator does; returns the exit code. */
async function pull(...options: string[]): Promise<number> {
  const services = COUNTRIES.map((country) => `${country}=http://127.0.0.1:${server.port}/${country}/graphql`);
  const given = ['site/script/content.ts', 'pull', '--no-load', '--to', join(root, 'pulled'), ...options, ...services];
  const [code] = await once(
    spawn(process.execPath, given, { stdio: 'ignore', cwd: join(import.meta.dirname, '../..') }),
    'exit',
  );
  return code;
}

test('the copy answers as the service did, in every country and language', async () => {
  const before = await askAll(serve('first'));
  expect(await pull('--media')).toBe(0);
  expect(await loadPulled(database.db, join(root, 'pulled'), join(root, 'second'))).toBeGreaterThan(300);
  const after = await askAll(serve('second'));
  for (const [index, answer] of before.entries()) expect(after[index]).toEqual(answer);
  const search = '{ products(first: 5, where: { search: "amla", language: "en" }) { nodes { slug } } }';
  const searched = await ask(serve('second'), 'uae', search);
  expect(pick(searched.data, 'products.nodes.0.slug')).toMatch(/amla/);
});

test('its pictures are its own', async () => {
  const query = '{ products(first: 1, where: { language: "ar" }) { nodes { image { mediaItemUrl } } } }';
  const { data } = await ask(serve('second'), 'ksa', query);
  const address = String(pick(data, 'products.nodes.0.image.mediaItemUrl'));
  expect(address).toMatch(/^http:\/\/backend\.test\/ksa\//);
  const picture = await serve('second').fetch(new Request(address));
  expect([picture.status, await picture.text()]).toEqual([200, expect.stringMatching(/^picture /)]);
  expect((await readdir(join(root, 'second'))).length).toBeGreaterThan(5);
});

test('a service that is down ends it with 1, a wrong call with 2', async () => {
  expect(await pull('--language', 'fr')).toBe(2);
  await rm(join(root, 'pulled'), { recursive: true });
  await server.close(0);
  expect(await pull()).toBe(1);
});
