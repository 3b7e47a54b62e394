import type { LanguageCode } from '../../contract/languages.ts';
import { productVariables } from '../app/content/catalogue/product-variables.ts';
import type { ContentDocument } from '../app/content/client/document.server.ts';
import * as generated from '../app/content/generated/graphql.ts';

/** Values for the variables of operations: one of each, taken from the service's own lists. */
export type Samples = { page: string; post: string; product: string; brand: string; type: string };

type Operation = { document: ContentDocument<unknown, Record<string, unknown>>; variables: Record<string, unknown> };

/** Searches and operations that need a particular entry add nothing to the lists. */
const LEFT_OUT = new Set(['getSingleMedia', 'pageByUri', 'getPosts', 'getProducts', 'contentChanges']);
const HEADER = /\bquery (\w+)(?:\(([^()]*)\))?/;
const VARIABLE = /\$(\w+): ([[\]\w!]+)(?: = "([^"]*)")?/g;

/** Lists every operation of the site with variables for a language; `translate` gives the name of a page in it. */
export async function listOperations(
  language: LanguageCode,
  samples: Samples,
  translate: (name: string) => Promise<string>,
): Promise<Operation[]> {
  const documents = Object.entries(generated).filter(([name]) => name.endsWith('Document'));
  const operations = documents.map(async ([, exported]) => {
    const document: ContentDocument<unknown, Record<string, unknown>> = { toString: () => String(exported) };
    const [, name = '', header = ''] = HEADER.exec(String(exported)) ?? [];
    if (name === '' || LEFT_OUT.has(name)) return [];
    const pairs = [...header.matchAll(VARIABLE)].map(async ([, variable = '', type = '', fallback]) => {
      const value =
        variable === 'name' ? await translate(fallback ?? samples.page) : choose(variable, name, language, samples);
      return [variable, type.startsWith('[') && typeof value === 'string' ? [value] : value] as const;
    });
    return [{ document, variables: Object.fromEntries(await Promise.all(pairs)) }];
  });
  return (await Promise.all(operations)).flat();
}

function choose(variable: string, operation: string, language: LanguageCode, samples: Samples): unknown {
  switch (variable) {
    case 'language':
    case 'lang':
      return language;
    case 'slugIn':
      return samples.product;
    case 'linkKeys':
      return productVariables('', language).linkKeys;
    case 'parent':
      return 0;
    case 'categoryIn':
    case 'nameIn':
      return samples.type;
    case 'category':
      return operation === 'getProductsByBrand' ? undefined : samples.brand;
    case 'slug':
      return operation === 'singleBlog' ? samples.post : samples.brand;
    default:
      return undefined;
  }
}
