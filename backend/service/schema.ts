import { buildSchema, type GraphQLSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import type { Resolvers } from '../generated/resolvers.ts';
import type { Context } from '../graphql/context.ts';
import { buildFieldGroupResolvers } from '../graphql/field-groups.ts';
import { readGroupNames, readTypeDefs } from '../graphql/type-defs.ts';
import { MediaItem } from '../resolvers/media-item.ts';
import { MenuItem } from '../resolvers/menu-item.ts';
import type { FieldGroupName, OwnResolvers } from '../resolvers/own-resolvers.ts';
import { Page } from '../resolvers/page.ts';
import { Award, Campaign, Location, Post } from '../resolvers/post.ts';
import {
  ExternalProduct,
  GroupProduct,
  Product,
  ProductAttribute,
  ProductUnion,
  ProductVariation,
  SimpleProduct,
  SimpleProductVariation,
  VariableProduct,
} from '../resolvers/product.ts';
import { Ingredient, ProductCategory } from '../resolvers/product-category.ts';
import { RootQuery } from '../resolvers/root-query.ts';
import { namedTerm } from '../resolvers/shared.ts';

/** Types whose fields need no resolvers: connections, plain objects, the editors' field groups. */
type Plain =
  | FieldGroupName
  | `${string}Connection`
  | 'WPPageInfo'
  | 'LanguageInfo'
  | 'Locale'
  | 'Translation'
  | 'MetaData'
  | 'VariationAttribute'
  | 'LocalProductAttribute'
  | 'MediaItemConnectionEdge'
  | 'Node';

const RESOLVERS = {
  RootQuery,
  Page,
  Post,
  Campaign,
  Location,
  Award,
  MediaItem,
  MenuItem,
  ProductCategory,
  Ingredient,
  Tag: namedTerm,
  ProductTag: namedTerm,
  Product,
  ProductAttribute,
  ProductUnion,
  ProductVariation,
  SimpleProduct,
  VariableProduct,
  ExternalProduct,
  GroupProduct,
  SimpleProductVariation,
} satisfies { [Name in Exclude<keyof Resolvers, Plain>]: OwnResolvers<Name> };

/** The contract's schema with its resolvers. */
export function createContentSchema(): GraphQLSchema {
  const typeDefs = readTypeDefs();
  return createSchema<Context>({
    typeDefs,
    resolvers: [buildFieldGroupResolvers(buildSchema(typeDefs), readGroupNames()), RESOLVERS],
  });
}
