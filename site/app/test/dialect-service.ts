import { readFileSync } from 'node:fs';
import {
  defaultFieldResolver,
  execute,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNullableType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
} from 'graphql';
import { createRecordedService } from '../../script/recorded-service.ts';
import { refuseDocument } from './refuse-document.ts';

/** Values of scalars that the recorded answers lack. */
const SCALAR_DEFAULTS: Readonly<Record<string, unknown>> = { Int: 0, Float: 0, Boolean: false, String: '', ID: '' };

type Data = { pages?: { nodes?: object[] | undefined } };

type Variables = Readonly<Record<string, unknown>>;
export type Languages = {
  ask: (variables: Variables) => Variables;
  answer: (data: Data, variables: Variables) => object;
};

/** What was recorded is in one language: in the other, nothing of it translates anything. */
const SAME: Languages = {
  ask: (variables) => variables,
  answer: (data) => JSON.parse(JSON.stringify(data), (name, value) => (name === 'translations' ? [] : value)),
};

export const JOB = {
  jobId: 'quality-chemist',
  title: 'Quality chemist',
  location: 'Dubai',
  description: '<p>Tests.</p>',
  datePosted: '2026-11-02',
};

/**
 * Creates a content service over the recorded answers with a schema: it refuses unknown fields as real services do, and
 * answers the requested fields only. `generalSettings` are its settings, `languages` its names in each language.
 */
export function createDialectService(
  schema: GraphQLSchema,
  generalSettings: object | null = null,
  languages: Languages = SAME,
): typeof globalThis.fetch {
  const answerRecorded = createRecordedService();

  return async (address, init) => {
    const request = new Request(address, init);
    const { query, variables, operationName } = await request.json();
    const errors = refuseDocument(schema, query);
    if (errors.length > 0) return Response.json({ errors });
    const body = JSON.stringify({ query, operationName, variables: languages.ask(variables) });
    const recorded = await answerRecorded(new Request(address, { method: 'POST', body }));
    const { data } = await recorded.json();
    const answer = await execute({
      schema,
      document: parse(query),
      rootValue: {
        ...languages.answer(addUnrecorded(data, operationName, variables?.name), variables),
        generalSettings,
      },
      variableValues: variables,
      fieldResolver: resolveField,
      typeResolver: ({ __typename }) => __typename ?? 'SimpleProduct',
    });
    return Response.json(answer);
  };
}

const recordedPage = readRecordedPage();

function readRecordedPage(): object {
  const file = new URL('../../../contract/recorded/pageByName.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).body.data.pages.nodes[0];
}

/** Adds what the recorded service lacked: a job, and pages of any name, made of the recorded one. */
function addUnrecorded(data: Data, operation: string, name: unknown): Data {
  const nodes = data.pages?.nodes;
  if (operation === 'getJoin')
    return { pages: { nodes: nodes?.map((page) => ({ ...page, careers: { jobs: [JOB] } })) } };
  if (typeof name !== 'string' || nodes?.length !== 0) return data;
  return { ...data, pages: { ...data.pages, nodes: [{ ...recordedPage, slug: name, uri: `/${name}/` }] } };
}

const resolveField: GraphQLFieldResolver<unknown, unknown> = (source, args, context, info) => {
  const value = defaultFieldResolver(source, args, context, info) ?? null;
  const type = getNullableType(info.returnType);
  if (value === null) return isNonNullType(info.returnType) ? fillIn(type) : null;
  // Field groups of 0.x have pictures without an edge, and single words for selects.
  if (isObjectType(type) && !type.getFields().node && isEdge(value)) return value.node;
  return isLeafType(type) && Array.isArray(value) ? value[0] : value;
};

function isEdge(value: unknown): value is { node: unknown } {
  return typeof value === 'object' && value !== null && 'node' in value;
}

function fillIn(type: GraphQLOutputType): unknown {
  if (isListType(type)) return [];
  return isLeafType(type) ? SCALAR_DEFAULTS[type.name] : {};
}
