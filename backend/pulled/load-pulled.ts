import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type CountryCode, countryCodes } from '../../contract/countries.ts';
import { languageCodes } from '../../contract/languages.ts';
import {
  PULLED_MEDIA,
  PULLED_SERVICES,
  type PulledList,
  parseLines,
  parsePages,
  pulledFile,
} from '../../contract/pulled.ts';
import { readIfThere } from '../../contract/read-if-there.ts';
import type { Content } from '../content/content.ts';
import type { Database } from '../db/database.ts';
import { countProducts } from '../seed/build-site.ts';
import { replaceRows } from '../seed/seed.ts';
import type { SiteRows } from '../seed/site.ts';
import { addProducts, addTerms } from './build-catalogue.ts';
import { addEntries, addMenu } from './build-entries.ts';
import { category, entry, menuItem, numberedNode, product } from './nodes.ts';
import { createPulledSite } from './pulled-site.ts';

const services = z.partialRecord(z.enum(countryCodes), z.url());
const mediaFile = z.object({ url: z.string(), file: z.string() });

/** Content that adds no words to those of the texts. */
const NO_CONTENT: Content = {
  ...{ brands: [], products: [], categories: [], ingredients: [], facets: null, regimens: [], productTags: [] },
  ...{ marketplaces: {}, menus: { primary: [], footer: [], quickLinks: [] }, pages: [], posts: [], campaigns: [] },
  ...{ locations: [], shops: [], awards: [], postTags: [], oneLanguage: [], specifications: null, searchWords: {} },
};

/** Loads a pulled folder into the database and the media folder; returns the number of products. */
export async function loadPulled(db: Database, folder: string, mediaDir: string): Promise<number> {
  const readText = (name: string) => readIfThere(join(folder, name));
  const endpoints = services.parse(JSON.parse(await readFile(join(folder, PULLED_SERVICES), 'utf8')));
  const pictures = parseLines(await readText(PULLED_MEDIA)).map((line) => mediaFile.parse(line));
  const files = new Map(pictures.map(({ url, file }) => [url, file]));
  await mkdir(mediaDir, { recursive: true });
  for (const file of new Set(files.values())) await copyFile(join(folder, 'media', file), join(mediaDir, file));

  async function buildSite(country: CountryCode, service: string): Promise<SiteRows> {
    const site = createPulledSite(country, service, files);
    for (const language of languageCodes) {
      const nodes = async <Node>(list: PulledList, schema: z.ZodType<Node>): Promise<Node[]> =>
        parsePages(await readText(pulledFile(country, language, list))).flatMap((page) =>
          page.nodes.map((node) => schema.parse(node)),
        );
      const numbers = async (list: PulledList) =>
        new Set((await nodes(list, numberedNode)).map(({ databaseId }) => databaseId));
      const [hub, press] = [await numbers('healthHub'), await numbers('pressReleases')];
      const categoryOf = (id: number) => (hub.has(id) ? 'health-hub' : press.has(id) ? 'press-releases' : null);
      addTerms(site, 'category', language, await nodes('productCategories', category));
      addTerms(site, 'ingredient', language, await nodes('ingredients', category));
      addProducts(site, language, await nodes('products', product));
      addEntries(site, 'page', language, await nodes('pages', entry));
      addEntries(site, 'post', language, await nodes('posts', entry), categoryOf);
      addEntries(site, 'campaign', language, await nodes('campaigns', entry));
      addEntries(site, 'location', language, await nodes('locations', entry));
      addEntries(site, 'award', language, await nodes('awards', entry));
      for (const location of ['PRIMARY', 'FOOTER', 'QUICK_LINKS'] as const)
        addMenu(site, location, language, await nodes(location, menuItem));
    }
    countProducts(site.rows);
    return site.rows;
  }

  const sites: SiteRows[] = [];
  for (const country of countryCodes) {
    const service = endpoints[country];
    if (service !== undefined) sites.push(await buildSite(country, service));
  }
  return replaceRows(db, sites, NO_CONTENT, `pulled from ${Object.values(endpoints).join(', ')}`);
}
