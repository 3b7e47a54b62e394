/**
 * Reads a content folder: validates every YAML file against its schema and follows every reference.
 * A file that does not exist counts as empty, and references into it are not checked.
 */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { defaultLanguage } from '../../contract/languages.ts';
import { checkReferences } from './check-references.ts';
import type { Content } from './content.ts';
import { listContentFiles } from './content-files.ts';
import {
  facetsFile,
  ingredientsFile,
  marketplacesFile,
  oneLanguageFile,
  productTypesFile,
  searchWordsFile,
} from './schema/catalogue.ts';
import { menuFile } from './schema/menu.ts';
import { pagesFile } from './schema/page.ts';
import { awardsFile, campaignsFile, locationsFile, postsFile, shopsFile, tagsFile } from './schema/posts.ts';
import { rangeFile } from './schema/range.ts';
import { specificationsFile } from './schema/specifications.ts';

export type * from './content.ts';

/** Thrown for invalid content; the message has one line per mistake, each with its file and field. */
export class ContentError extends Error {
  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'));
    this.name = 'ContentError';
  }
}

/** Loads a content folder, typed and with its references checked; throws `ContentError`. */
export async function loadContent(dir: string): Promise<Content> {
  const { content, mistakes } = await readContent(dir);
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return content;
}

/** Reads the well-formed parts of a content folder, and lists every mistake, one line each. */
export async function readContent(dir: string): Promise<{ content: Content; mistakes: string[] }> {
  const mistakes: string[] = [];

  async function read<S extends z.ZodType>(file: string, schema: S): Promise<z.output<S> | null> {
    const source = await readFile(join(dir, file), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (source === null) return null;
    const value = parseYaml(source);
    if (value instanceof Error) {
      mistakes.push(`${file}: ${value.message.split('\n')[0]}`);
      return null;
    }
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) mistakes.push(`${file}: ${issue.path.join('.')}: ${issue.message}`);
    return null;
  }

  async function readAll<S extends z.ZodType>(folder: string, skip: readonly string[], schema: S) {
    const readNamed = async (name: string) => ({
      file: `${folder}/${name}`,
      data: await read(`${folder}/${name}`, schema),
    });
    const files = await listContentFiles(join(dir, folder));
    const all = await Promise.all(files.filter((name) => !skip.includes(name)).map(readNamed));
    return all.flatMap(({ file, data }) => (data === null ? [] : [{ file, data }]));
  }

  const [ranges, pages, posts, types, ingredients, facets, marketplaces, primary, footer, quickLinks] =
    await Promise.all([
      readAll('ranges', [], rangeFile),
      readAll('pages', [], pagesFile),
      readAll('posts', ['campaigns.yaml'], postsFile),
      read('product-types.yaml', productTypesFile),
      read('ingredients.yaml', ingredientsFile),
      read('facets.yaml', facetsFile),
      read('marketplaces.yaml', marketplacesFile),
      read('menus/primary.yaml', menuFile),
      read('menus/footer.yaml', menuFile),
      read('menus/quick-links.yaml', menuFile),
    ]);
  const [campaigns, locations, shops, awards, tags, oneLanguage, searchWords, specifications] = await Promise.all([
    read('posts/campaigns.yaml', campaignsFile),
    read('locations.yaml', locationsFile),
    read('shops.yaml', shopsFile),
    read('awards.yaml', awardsFile),
    read('tags.yaml', tagsFile),
    read('one-language.yaml', oneLanguageFile),
    read('search-words.yaml', searchWordsFile),
    read('specifications.yaml', specificationsFile),
  ]);

  const content: Content = {
    brands: ranges
      .map(({ file, data }) => ({ ...data.brand, file }))
      .sort((one, other) => one.order - other.order || one.slug.localeCompare(other.slug, defaultLanguage)),
    products: ranges.flatMap(({ file, data }) =>
      data.products.map((product, index) => ({
        ...product,
        file,
        position: index,
        brand: data.brand.slug,
        fullSlug: `${data.brand.slug}-${product.slug}`,
      })),
    ),
    categories: types?.categories ?? [],
    ingredients: ingredients?.ingredients ?? [],
    facets: facets?.facets ?? null,
    regimens: facets?.regimens ?? [],
    productTags: facets?.tags ?? [],
    marketplaces: marketplaces?.marketplaces ?? {},
    menus: { primary: primary?.items ?? [], footer: footer?.items ?? [], quickLinks: quickLinks?.items ?? [] },
    pages: pages.flatMap(({ file, data }) => data.pages.map((page) => ({ ...page, file }))),
    posts: posts.flatMap(({ file, data }) => data.posts.map((post) => ({ ...post, file, category: data.category }))),
    campaigns: campaigns?.campaigns ?? [],
    locations: locations?.locations ?? [],
    shops: shops?.locations ?? [],
    awards: awards?.awards ?? [],
    postTags: tags?.tags ?? [],
    oneLanguage: oneLanguage
      ? oneLanguage.products.map((product) => ({ ...product, language: oneLanguage.language }))
      : [],
    specifications,
    searchWords: searchWords?.words ?? {},
  };
  // References are only followed through valid files, so that one cause gives one message.
  if (mistakes.length === 0) mistakes.push(...checkReferences(content));
  return { content, mistakes };
}

function parseYaml(source: string): unknown {
  try {
    return parse(source);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
