import type { CodegenConfig } from '@graphql-codegen/cli';
import { readGroupNames } from './graphql/type-defs.ts';

/** `graphql-codegen --config codegen.ts` writes the types that resolvers are checked against. */
const config: CodegenConfig = {
  schema: './schema/**/*.graphql',
  generates: {
    './generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        // A missing resolver must not compile.
        avoidOptionals: { resolvers: true },
        contextType: '../graphql/context.ts#Context',
        mappers: {
          ...Object.fromEntries(readGroupNames().map((name) => [name, '../graphql/field-groups.ts#FieldGroup'])),
          MediaItem: '../db/schema/media.ts#MediaRow',
          MediaItemConnectionEdge: '../graphql/field-groups.ts#MediaEdge',
          MenuItem: '../db/schema/menus.ts#MenuItemRow',
          Page: '../db/schema/entries.ts#EntryRow',
          Post: '../db/schema/entries.ts#EntryRow',
          Campaign: '../db/schema/entries.ts#EntryRow',
          Location: '../db/schema/entries.ts#EntryRow',
          Award: '../db/schema/entries.ts#EntryRow',
          ProductCategory: '../db/schema/terms.ts#TermRow',
          ProductTag: '../db/schema/terms.ts#TermRow',
          Ingredient: '../db/schema/terms.ts#TermRow',
          Tag: '../db/schema/terms.ts#TermRow',
          SimpleProduct: '../db/schema/products.ts#ProductRow',
          VariableProduct: '../db/schema/products.ts#ProductRow',
          ExternalProduct: '../db/schema/products.ts#ProductRow',
          GroupProduct: '../db/schema/products.ts#ProductRow',
          SimpleProductVariation: '../db/schema/products.ts#VariationRow',
        },
      },
    },
  },
};
export default config;
