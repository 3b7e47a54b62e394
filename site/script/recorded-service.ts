import { readdirSync, readFileSync } from 'node:fs';
import { type FieldNode, Kind, parse } from 'graphql';

type Variables = Readonly<Record<string, unknown>>;
type Entry = Readonly<Record<string, unknown>>;
type Data = Readonly<Record<string, Entry | { nodes: readonly Entry[] }>>;
type Recording = { operation: string; variables: Variables; body: { data: Data } };
type Question = { query: string; operationName: string; variables: Variables };

const folder = new URL('../../contract/recorded/', import.meta.url);
/** The origin in the recorded answers. */
const RECORDED_ORIGIN = 'http://127.0.0.1:8088';
const JSON_HEADERS = { 'content-type': 'application/json; charset=UTF-8' };
const END_OF_LIST = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };

/**
 * Creates a content service over `contract/recorded/`, the same for every country and language. A recorded query gets
 * its recorded answer; any other gets the recorded entries with the slug or address it names, or all if it names none.
 */
export function createRecordedService(): (request: Request) => Promise<Response> {
  const recordings = readRecordings();

  return async (request) => {
    const url = new URL(request.url);
    if (!url.pathname.endsWith('/graphql')) return new Response('Not found', { status: 404 });
    const question = await readQuestion(request, url);
    const fields = readRootFields(question.query);
    const recording = recordings.find((one) => isRecording(one, question, fields));
    const body = recording?.body ?? { data: findEntries(recordings, question.variables, fields) };
    return new Response(JSON.stringify(body).replaceAll(RECORDED_ORIGIN, url.origin), { headers: JSON_HEADERS });
  };
}

function readRecordings(): Recording[] {
  return readdirSync(folder).map((file) => ({
    operation: file.replace('.json', ''),
    ...JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
  }));
}

async function readQuestion(request: Request, url: URL): Promise<Question> {
  if (request.method === 'POST') return request.json();
  const { query = '', operationName = '', variables = '{}' } = Object.fromEntries(url.searchParams);
  return { query, operationName, variables: JSON.parse(variables) };
}

function readRootFields(query: string): FieldNode[] {
  return parse(query)
    .definitions.flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? one.selectionSet.selections : []))
    .filter((one) => one.kind === Kind.FIELD);
}

/** The site's document may ask for other fields than the recorded one of its name. */
function isRecording(recording: Recording, question: Question, fields: readonly FieldNode[]): boolean {
  if (recording.operation !== question.operationName || question.variables.after) return false;
  const hasFields = fields.every(({ name }) => name.value in recording.body.data);
  // An empty list of names means all.
  const named = Object.entries(recording.variables).filter(([, value]) => !Array.isArray(value) || value.length > 0);
  return hasFields && named.every(([name, value]) => String(question.variables[name]) === String(value));
}

function findEntries(recordings: readonly Recording[], variables: Variables, fields: readonly FieldNode[]): object {
  const { language: _language, lang: _lang, after, ...where } = variables;
  // A number is not a name: `parent: 0`.
  const named: readonly unknown[] = Object.values(where)
    .flat()
    .filter((one) => typeof one !== 'number');
  const isNamed = ({ slug, uri }: Entry) => named.length === 0 || named.includes(slug) || named.includes(uri);
  return Object.fromEntries(
    fields.map(({ name, selectionSet }) => {
      const all = after ? [] : recordings.flatMap(({ body }) => listEntries(body.data, name.value)).filter(isNamed);
      const nodes = [...Map.groupBy(all, ({ id }) => id).values()].map((same) => Object.assign({}, ...same));
      const isList = selectionSet?.selections.some((one) => one.kind === Kind.FIELD && one.name.value === 'nodes');
      return [name.value, isList ? { nodes, pageInfo: END_OF_LIST } : (nodes[0] ?? null)];
    }),
  );
}

/** The entries under `posts` of an answer, or the one under `post`. */
function listEntries(data: Data, field: string): readonly Entry[] {
  return [data[field], data[field.replace(/s$/, '')]].flatMap((value) => {
    if (!value) return [];
    return Array.isArray(value.nodes) ? value.nodes : [value];
  });
}
