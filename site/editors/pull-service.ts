import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { CountryCode } from '../../contract/countries.ts';
import { type Fields, isFields } from '../../contract/is-fields.ts';
import { defaultLanguage, type LanguageCode } from '../../contract/languages.ts';
import { PULLED_LISTS, type PulledList, type PulledPage, parsePages, pulledFile } from '../../contract/pulled.ts';
import { readIfThere } from '../../contract/read-if-there.ts';
import { writeWhole } from '../../contract/write-whole.ts';
import { createDocumentReader } from '../app/content/client/document.server.ts';
import { createFittedTransport } from '../app/content/client/fitted-transport.server.ts';
import { createHosts } from '../app/content/client/hosts.server.ts';
import { createHttpClient } from '../app/content/client/http.server.ts';
import { LANGUAGE_ARGUMENT } from '../app/content/client/request.server.ts';
import { createTransport } from '../app/content/client/transport.server.ts';
import { buildPullDocument, CHILDREN_DOCUMENT, listField } from './pull-documents.ts';

/** A service may be slow: nobody waits for a page here. */
const TIMEOUT_MS = 60_000;
/** Queries change nothing, so they may be repeated. */
const RETRIES = { GET: 1, POST: 1 };

type PullOptions = {
  country: CountryCode;
  /** The GraphQL address. */
  endpoint: string;
  languages: readonly LanguageCode[];
  /** Where the lists are written; what is there already is not queried again. */
  folder: string;
  fetch: typeof globalThis.fetch;
  clock: () => number;
  /** Called with what is read now. */
  onProgress: (line: string) => void;
};

type Page = PulledPage & { nodes: readonly Fields[] };

/** How many entries there are of each list, and what the service lacks. */
type Pulled = { counts: Map<string, number>; lacking: string[] };

/** Copies the lists of a country's service into a folder, page by page (decision 0177). */
export async function pullService(options: PullOptions): Promise<Pulled> {
  const { country, endpoint, languages, folder, fetch, clock, onProgress } = options;
  const lacking = new Set<string>();
  const gqlHostUrl = () => endpoint;
  const http = createHttpClient({ fetch, clock, timeoutMs: TIMEOUT_MS, retries: RETRIES });
  const send = createTransport({ gqlHostUrl, method: 'POST', http, hosts: createHosts({ clock }), clock });
  const transport = createFittedTransport({
    gqlHostUrl,
    clock,
    send,
    onLacking: (_request, errors) => errors.forEach(({ message }) => void lacking.add(message)),
  });
  const readDocument = createDocumentReader();

  async function ask(document: string, field: string, variables: Fields): Promise<Page> {
    const operation = readDocument({ toString: () => document });
    const { data, errors } = await transport.send({ country, operation, variables, token: null });
    for (const { message } of errors) lacking.add(message);
    return readPage(Object.entries(data).find(([name]) => name === field)?.[1]);
  }

  async function pullPage(list: PulledList, language: LanguageCode, after: string | null): Promise<PulledPage> {
    const page = await ask(buildPullDocument(list), listField(list), { language, after });
    if (list !== 'productCategories') return page;
    const nodes: object[] = [];
    for (const node of page.nodes) nodes.push(await completeChildren(node, language));
    return { ...page, nodes };
  }

  /** A category includes the first page of its children: the others are queried by their parent. */
  async function completeChildren(node: Fields, language: LanguageCode): Promise<object> {
    const first = readPage(node.children);
    if (first.endCursor === null) return node;
    const nodes: object[] = [];
    let after: string | null = null;
    do {
      const variables = { language, after, parent: node.databaseId };
      const page: Page = await ask(CHILDREN_DOCUMENT, 'productCategories', variables);
      nodes.push(...page.nodes);
      after = page.endCursor;
    } while (after !== null);
    return { ...node, children: { nodes } };
  }

  async function pullList(list: PulledList, language: LanguageCode): Promise<number> {
    const path = join(folder, pulledFile(country, language, list));
    const pages = parsePages(await readIfThere(path));
    // A file whose writing was interrupted may end in half a line.
    await writeWhole(path, pages.map(writeLine).join(''));
    for (let last = pages.at(-1); last === undefined || last.endCursor !== null; ) {
      last = await pullPage(list, language, last?.endCursor ?? null);
      await appendFile(path, writeLine(last));
      pages.push(last);
      onProgress(`${country} ${language} ${list}: ${count(pages)}`);
    }
    return count(pages);
  }

  await mkdir(folder, { recursive: true });
  const counts = new Map<string, number>();
  for (const language of languages) {
    // Without a language extension every language is the same.
    if (language !== defaultLanguage && transport.lacks(country, LANGUAGE_ARGUMENT)) continue;
    for (const list of PULLED_LISTS) counts.set(`${country} ${language} ${list}`, await pullList(list, language));
  }
  return { counts, lacking: [...lacking] };
}

/** An empty page is the last, too: a list that the service does not have. */
function readPage(connection: unknown): Page {
  if (!isFields(connection) || !Array.isArray(connection.nodes)) return { nodes: [], endCursor: null };
  const { hasNextPage, endCursor } = isFields(connection.pageInfo) ? connection.pageInfo : {};
  const next = hasNextPage === true && typeof endCursor === 'string' ? endCursor : null;
  return { nodes: connection.nodes.filter(isFields), endCursor: next };
}

function count(pages: readonly PulledPage[]): number {
  return pages.reduce((sum, { nodes }) => sum + nodes.length, 0);
}

function writeLine(page: PulledPage): string {
  return `${JSON.stringify(page)}\n`;
}
