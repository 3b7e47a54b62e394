import { defaultLanguage, inLanguage, languages, resolveLanguage } from '../../contract/languages.ts';
import type { Resolvers, RootQueryIngredientsArgs, RootQueryProductCategoriesArgs } from '../generated/resolvers.ts';
import { listMenuItems } from '../queries/menu-items.ts';
import { listTerms } from '../queries/terms.ts';
import { loadConnection } from '../relay/connection.ts';
import { parseId } from '../relay/global-id.ts';
import { selectedFields } from '../relay/selection.ts';
import { loadEntries } from './entry-list.ts';
import { loadEntry, loadMediaItem, loadProduct } from './lookups.ts';
import { preload } from './preload.ts';
import { columnsOf } from './product-columns.ts';
import { loadProducts } from './product-list.ts';
import { readLanguage, readList, readWord } from './where.ts';

export const RootQuery: Resolvers['RootQuery'] = {
  generalSettings: (_, __, { addresses }) => ({
    language: resolveLanguage(defaultLanguage).locale,
    url: addresses.link('/', defaultLanguage),
  }),
  languages: () =>
    languages.map(({ id, code, locale, name }) => ({
      id,
      code,
      default_locale: locale,
      native_name: inLanguage(name, code),
      translated_name: inLanguage(name, defaultLanguage),
      is_hidden: false,
    })),
  menuItems: (_, args, { db, country }) => {
    const { location, parentDatabaseId, parentId, language } = args.where ?? {};
    const parent = parentDatabaseId ?? (parentId ? (parseId('post', parentId) ?? undefined) : undefined);
    const filter = { language: readLanguage(language), location: location ?? undefined, parent };
    return loadConnection(args, (window) => listMenuItems(db, country, filter, window));
  },
  pages: (_, args, context) => loadEntries('page', args, context),
  page: (_, args, context) => loadEntry('page', args, context),
  posts: (_, args, context) => loadEntries('post', args, context),
  post: (_, args, context) => loadEntry('post', args, context),
  campaigns: (_, args, context) => loadEntries('campaign', args, context),
  locations: (_, args, context) => loadEntries('location', args, context),
  awards: (_, args, context) => loadEntries('award', args, context),
  campaign: (_, args, context) => loadEntry('campaign', args, context),
  location: (_, args, context) => loadEntry('location', args, context),
  award: (_, args, context) => loadEntry('award', args, context),
  product: (_, args, context) => loadProduct(args, context),
  mediaItem: (_, args, context) => loadMediaItem(args, context),
  products: async (_, args, context, info) => {
    const requested = selectedFields(info, ['nodes']);
    const page = await loadProducts(args, context, columnsOf(requested));
    await preload(page.nodes, context, info);
    return page;
  },
  productCategories: (_, args, { db, country }) =>
    loadConnection(args, (window) => listTerms(db, country, readCategoryFilter(args.where ?? {}), window)),
  ingredients: (_, args, { db, country }) =>
    loadConnection(args, (window) => listTerms(db, country, readIngredientFilter(args.where ?? {}), window)),
};

function readCategoryFilter(where: NonNullable<RootQueryProductCategoriesArgs['where']>) {
  return {
    ...readTermFilter(where),
    taxonomy: 'category' as const,
    names: readList(where.name),
    exclude: readList(where.exclude)?.flatMap((id) => parseId('term', id) ?? []),
    parent: where.parent ?? undefined,
  };
}

function readIngredientFilter(where: NonNullable<RootQueryIngredientsArgs['where']>) {
  return { ...readTermFilter(where), taxonomy: 'ingredient' as const };
}

function readTermFilter(where: NonNullable<RootQueryIngredientsArgs['where']>) {
  return {
    language: readLanguage(where.language),
    slugs: readList(where.slug),
    include: readList(where.include)?.flatMap((id) => parseId('term', id) ?? []),
    hideEmpty: where.hideEmpty ?? false,
    search: readWord(where.search),
  };
}
