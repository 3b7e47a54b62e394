import { readFileSync } from 'node:fs';
import {
  buildSchema,
  execute,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
} from 'graphql';
import { createChooser } from './chooser.ts';

const schema = buildSchema(readFileSync(new URL('../../../contract/contract.graphql', import.meta.url), 'utf8'));

/** The slugs in the addresses of the tested pages: entries requested by them exist, with any content. */
export const known = {
  brand: 'brand-a',
  group: 'group-a',
  type: 'type-a',
  product: 'product-a',
  post: 'post-a',
  job: 'job-a',
};

/** An object of an answer: its path, which determines its values, and the values that are set. */
type Source = { __path: string; __typename?: string | undefined; [field: string]: unknown };
type Where = Readonly<Record<string, unknown>>;

const addressFields = /^(mediaItemUrl|uri|url|link|href|path|applyLink|videoLink|srcSet)$/;
const dateFields = /date$|^modified/i;
const productTypes = ['SimpleProduct', 'VariableProduct', 'ExternalProduct', 'GroupProduct'] as const;

/**
 * Creates a content service that answers every operation with uneven content: missing fields, empty lists, duplicate
 * entries, texts of `hostileText`. The same seed makes the same service.
 */
export function createHostileBackend(seed: number): typeof globalThis.fetch {
  const choose = createChooser(seed);

  const resolve: GraphQLFieldResolver<Source, unknown> = (source, args, _context, info) => {
    const { fieldName, returnType } = info;
    if (source && Object.hasOwn(source, fieldName)) return source[fieldName];
    const path = `${source?.__path ?? info.operation.name?.value} ${fieldName} ${JSON.stringify(args)}`;
    const value = build(returnType, fieldName, path);
    const where: Where = args.where ?? args;
    return source === undefined || info.parentType.name === 'RootQuery'
      ? answerAsked(fieldName, value, where, path)
      : value;
  };

  function build(type: GraphQLOutputType, field: string, path: string): unknown {
    if (isNonNullType(type)) return buildPresent(type.ofType, field, path);
    return choose.chance(`${path} null`, 0.18) ? null : buildPresent(type, field, path);
  }

  function buildPresent(type: GraphQLOutputType, field: string, path: string): unknown {
    if (isListType(type)) {
      // The addresses of the tested pages are those of originals.
      const length = field === 'translations' ? 0 : choose.number(`${path} length`, 4);
      // An entry may occur twice.
      return Array.from({ length }, (_, index) =>
        build(type.ofType, field, `${path} ${choose.number(`${path} ${index}`, index + 1)}`),
      );
    }
    if (isEnumType(type)) return choose.one(path, type.getValues())?.value;
    if (isInterfaceType(type)) {
      const possible = schema.getPossibleTypes(type).map(({ name }) => name);
      return { __path: path, __typename: choose.one(`${path} type`, possible) };
    }
    if (isObjectType(type)) {
      return type.name === 'WPPageInfo' ? emptyPage : { __path: path };
    }
    return buildScalar(String(type), field, path);
  }

  function buildScalar(type: string, field: string, path: string): unknown {
    switch (type) {
      case 'Int':
        return choose.number(path, 40);
      case 'Float':
        return choose.number(path, 400) / 7;
      case 'Boolean':
        return choose.chance(path, 0.5);
      case 'ID':
        return btoa(`term:${choose.number(path, 60)}`);
      default:
        return chooseText(field, path);
    }
  }

  function chooseText(field: string, path: string): string {
    if (field === 'slug' || field === 'mimeType') return choose[field](path);
    if (field === 'locale' || field === 'code') return choose.locale(path);
    if (addressFields.test(field)) return choose.address(path);
    return dateFields.test(field) ? choose.date(path) : choose.text(path);
  }

  /** An entry requested by name comes first; a brand has a banner, a type has none. */
  function answerAsked(field: string, value: unknown, where: Where, path: string): unknown {
    if (field === 'languages') return value;
    if (field === 'page') return { __path: path, uri: where.id };
    const requested = [where.slugIn, where.slug, where.name, where.nameIn]
      .flat()
      .filter((one) => typeof one === 'string');
    const named = requested.map((slug, index) => ({ ...buildNode(field, `${path} asked ${index}`), slug }));
    const more = Array.from({ length: choose.number(`${path} more`, 6) }, (_, index) =>
      buildNode(field, `${path} more ${index}`),
    );
    const tree =
      field === 'productCategories' && where.parent === 0
        ? [known.brand, known.group, 'brand-b'].map((slug, index) => ({
            ...buildNode(field, `${path} top ${index}`),
            slug,
            name: choose.heading(`${slug} name`),
          }))
        : [];
    const sold =
      field === 'products'
        ? [
            {
              ...buildNode(field, `${path} sold`),
              slug: known.product,
              productCategories: { nodes: [known.brand, known.type].map((slug) => ({ slug, ...ofCategory(slug) })) },
            },
          ]
        : [];
    const nodes = requested.length > 0 ? named : [...sold, ...tree, ...more, ...more.slice(0, 1)];
    return { nodes: nodes.map((node) => shape(field, node)), pageInfo: emptyPage };
  }

  function buildNode(field: string, path: string): Source {
    if (field !== 'products') return { __path: path };
    return { __path: path, __typename: choose.one(`${path} type`, productTypes) };
  }

  function shape(field: string, node: Source): Source {
    const slug = typeof node.slug === 'string' ? node.slug : null;
    if (field === 'productCategories' && slug === known.group)
      return {
        ...node,
        brandBanner: null,
        children: {
          nodes: [{ __path: `${node.__path} type`, slug: known.type, ...ofCategory(known.type) }],
          pageInfo: emptyPage,
        },
      };
    if (field === 'productCategories' && slug?.startsWith('type'))
      return { ...node, ...ofCategory(slug), brandBanner: null };
    if (field === 'productCategories' && slug?.startsWith('brand'))
      return {
        ...node,
        ...ofCategory(slug),
        brandBanner: { __path: `${node.__path} banner`, heading: choose.heading(node.__path) },
      };
    if (field === 'pages' && slug === 'join-us')
      return {
        ...node,
        careers: {
          __path: `${node.__path} careers`,
          jobs: [
            { __path: `${node.__path} job`, jobId: known.job },
            null,
            { __path: `${node.__path} job`, jobId: known.job },
          ],
        },
      };
    return node;
  }

  return async (_address, init) => {
    const { query, variables } = JSON.parse(String(init?.body));
    const answer = await execute({
      schema,
      document: parse(query),
      variableValues: variables,
      fieldResolver: resolve,
      typeResolver: (value) => (isNamed(value) ? value.__typename : undefined),
    });
    return Response.json(answer);
  };
}

/** The known product is in the known brand and type. */
const categories = [known.brand, known.type];
function ofCategory(slug: string): { databaseId?: number; count?: number } {
  return categories.includes(slug) ? { databaseId: 1000 + categories.indexOf(slug), count: 1 } : {};
}

const emptyPage = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };

function isNamed(value: unknown): value is { __typename: string } {
  return typeof value === 'object' && value !== null && '__typename' in value;
}
