/** A content service of any number of products: each product of the sample company in many editions. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type CountryCode, siteFolder } from '../../contract/countries.ts';
import { defaultLanguage, languageCodes } from '../../contract/languages.ts';

export type Editions = Awaited<ReturnType<typeof startEditions>>;
/** The fields of a listed product that are used here; the others stay as they are. */
type ProductNode = { id: string; databaseId: number; slug: string; uri: string; name: string };
type Question = {
  operationName: string;
  variables: { after?: string | null; lang?: string; category?: string; slugIn?: string[] };
};

const PAGE = 100;
const MARK = '-edition-';
const FIRST_ID = 1_000_000;

/**
 * Starts a service that answers like the backend at a port, except that a country sells `amount` products: lists of
 * products are made up, and the page of an edition is that of its product. `countries` matches the endpoints of
 * countries that sell so many; others sell their own.
 */
export async function startEditions(backendPort: string, { amount, countries }: { amount: number; countries: RegExp }) {
  const backend = `http://127.0.0.1:${backendPort}`;
  const ownProducts = new Map<string, Promise<ProductNode[]>>();
  const sharedProducts = new Map<string, Promise<ProductNode[]>>();
  const details = new Map<string, Promise<string>>();

  async function forward(path: string, question: object): Promise<string> {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(backend + path, { method: 'POST', headers, body: JSON.stringify(question) });
    if (!answer.ok) throw new Error(`The content service answers ${answer.status}`);
    return answer.text();
  }

  async function readOwn(path: string, question: Question, after: string | null = null): Promise<ProductNode[]> {
    const variables = { ...question.variables, after };
    const { data } = JSON.parse(await forward(path, { ...question, variables }));
    const { nodes, pageInfo } = data.products;
    return pageInfo.hasNextPage ? [...nodes, ...(await readOwn(path, question, pageInfo.endCursor))] : nodes;
  }

  /** The products with the same slug in every language, in one order: an edition is one product in all of them. */
  async function listOwn(path: string, lang: string, question: Question): Promise<ProductNode[]> {
    const read = (language: string) =>
      keep(ownProducts, nameList(path, language), () =>
        readOwn(path, { ...question, variables: { ...question.variables, lang: language } }),
      );
    const [mine, ...all] = await Promise.all([lang, ...languageCodes].map(read));
    const names = all.map((nodes) => new Set(nodes.map(({ slug }) => slug)));
    return (mine ?? [])
      .filter(({ slug }) => names.every((some) => some.has(slug)))
      .sort((one, other) => (one.slug < other.slug ? -1 : 1));
  }

  async function listProducts(path: string, question: Question): Promise<string> {
    const { after, lang = defaultLanguage } = question.variables;
    const own = await keep(sharedProducts, nameList(path, lang), () => listOwn(path, lang, question));
    const start = Number(after ?? 0);
    const end = Math.min(start + PAGE, amount);
    const nodes = Array.from({ length: Math.max(0, end - start) }, (_, place) => {
      const index = start + place;
      const product = own[index % own.length];
      // The list has the products that the service reports as changed.
      if (product === undefined || index < own.length) return product;
      const databaseId = FIRST_ID + index;
      return {
        ...JSON.parse(nameEdition(JSON.stringify(product), product.slug, index)),
        id: btoa(`post:${databaseId}`),
        databaseId,
      };
    });
    return JSON.stringify({
      data: { products: { nodes, pageInfo: { hasNextPage: end < amount, endCursor: `${end}` } } },
    });
  }

  async function readProduct(path: string, question: Question, edition: string): Promise<string> {
    const [slug = '', index = ''] = edition.split(MARK);
    const variables = { ...question.variables, slugIn: [slug] };
    const key = path + JSON.stringify([question.operationName, variables]);
    const body = await keep(details, key, () => forward(path, { ...question, variables }));
    return nameEdition(body, slug, index);
  }

  async function answer(path: string, body: string): Promise<string> {
    const question: Question = JSON.parse(body);
    const { operationName, variables = {} } = question;
    const isList = operationName === 'getProductsByBrand' && !variables.category;
    if (isList && countries.test(path)) return listProducts(path, question);
    const [slug = ''] = variables.slugIn ?? [];
    return slug.includes(MARK) ? readProduct(path, question, slug) : forward(path, question);
  }

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = incoming.url ?? '/';
    if (incoming.method === 'POST') {
      outgoing.setHeader('content-type', 'application/json');
      outgoing.end(await answer(path, await text(incoming)));
      return;
    }
    const file = await fetch(backend + path);
    outgoing.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? '' });
    outgoing.end(Buffer.from(await file.arrayBuffer()));
  }

  const server = createServer((incoming, outgoing) => {
    respond(incoming, outgoing).catch(({ message }) => {
      outgoing.writeHead(500).end(JSON.stringify({ errors: [{ message }] }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return {
    port: address.port,
    /** The slug of a product of a country, in every language, once its lists have been read. */
    slugOf: async (country: CountryCode, index: number) => {
      const nodes = (await sharedProducts.get(nameList(`${siteFolder(country)}/graphql`, defaultLanguage))) ?? [];
      const { slug } = nodes[index % nodes.length] ?? {};
      return index < nodes.length ? slug : `${slug}${MARK}${index}`;
    },
    /** The most products that any country has without editions, once its lists have been read. */
    countOwn: async () => {
      const lists = await Promise.all(sharedProducts.values());
      return Math.max(0, ...lists.map(({ length }) => length));
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Replaces the slug of a product by its edition's, also in its addresses and translations. */
function nameEdition(json: string, slug: string, index: number | string): string {
  const name = `${slug}${MARK}${index}`;
  return json.replaceAll(`"${slug}"`, `"${name}"`).replaceAll(`/${slug}/`, `/${name}/`);
}

function nameList(path: string, lang: string): string {
  return `${path} ${lang}`;
}

function keep<Value>(kept: Map<string, Promise<Value>>, key: string, load: () => Promise<Value>): Promise<Value> {
  const known = kept.get(key) ?? load();
  kept.set(key, known);
  return known;
}
