import { OPERATIONS } from '../content/client/content-changes.ts';
import { createFullBackend } from './full-backend.ts';

export type Kind = keyof typeof OPERATIONS;

const KINDS = Object.keys(OPERATIONS) as Kind[];
/** Fields that editors write and pages show. */
const TEXTS: readonly string[] = ['title', 'name', 'label', 'content'];
/** WordPress dates edits of content with a date; menus and terms have none. */
const DATES = new Set(['modified', 'modifiedGmt']);
/** The kinds of the entries in each field. */
const KIND_OF: Readonly<Record<string, Kind>> = {
  ...Object.fromEntries(KINDS.map((kind) => [kind, kind])),
  page: 'pages',
  pressReleases: 'posts',
  healthHub: 'posts',
  related: 'products',
  childItems: 'menuItems',
  children: 'productCategories',
};

/** Where in an entry an answer is read: `path` is empty, or that of a group in it, such as `brandBanner.`. */
type Place = { kind: Kind; path: string };

/** A content service in which an editor can rewrite fields of the entries of one kind in one locale. */
export function createEditedService(start: number, { length = 1 } = {}) {
  const service = createFullBackend({ length });
  const edits = new Map<string, { edition: number; fields: ReadonlySet<string> }>();
  /** The entries returned so far, by the id they were returned with. */
  const known = new Map<string, Map<string, string>>();
  const knownOf = (place: string, kind: Kind) => known.get(`${place} ${kind}`) ?? new Map<string, string>();

  function give(value: unknown, locale: string, place: Place | undefined): unknown {
    if (Array.isArray(value)) return value.map((one) => give(one, locale, place));
    if (typeof value !== 'object' || value === null) return value;
    const edit = place && edits.get(`${locale} ${place.kind}`);
    const given = Object.entries(value).map(([name, field]) => {
      const path = `${place?.path ?? ''}${name}`;
      if (path === 'id' && place !== undefined) {
        const id = btoa(
          `post:${[...String(field)].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7)}`,
        );
        known.set(`${locale} ${place.kind}`, knownOf(locale, place.kind).set(id, String(field)));
        return [name, id];
      }
      if (edit && typeof field === 'string') {
        if (DATES.has(path)) return [name, new Date(start + edit.edition * 1000).toISOString().slice(0, 19)];
        if (edit.fields.has(path)) return [name, `${field} edition${edit.edition}`];
      }
      const kind = KIND_OF[name];
      const inside = kind ? { kind, path: '' } : name === 'nodes' ? place : place && { ...place, path: `${path}.` };
      return [name, give(field, locale, inside)];
    });
    return Object.fromEntries(given);
  }

  const fetch: typeof globalThis.fetch = async (address, init) => {
    const [, country = ''] = /\/(\w+)\/graphql$/.exec(String(address)) ?? [];
    const { operationName, variables } = JSON.parse(String(init?.body));
    const locale = `${country} ${variables.language ?? variables.lang}`;
    const listed = Object.fromEntries(KINDS.map((kind) => [kind, [...knownOf(locale, kind).values()]]));
    const answer = operationName === 'contentChanges' ? createFullBackend({ length, listed }) : service;
    const { data } = await (await answer(address, init)).json();
    return Response.json({ data: give(data, locale, undefined) });
  };
  return {
    fetch,
    edit: (locale: string, kind: Kind, edition: number, fields = TEXTS) =>
      edits.set(`${locale} ${kind}`, { edition, fields: new Set(fields) }),
    listIds: (locale: string, kind: Kind) => [...knownOf(locale, kind).keys()],
  };
}
