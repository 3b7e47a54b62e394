import { OPERATIONS } from '../content/client/content-changes.ts';
import { createFullBackend } from './full-backend.ts';

export type Kind = keyof typeof OPERATIONS;

const KINDS = Object.keys(OPERATIONS) as Kind[];
/** Fields that editors write and pages show. */
const TEXTS = new Set(['title', 'name', 'label', 'content']);
/** What holds entries of a kind under another name. */
const KIND_OF: Readonly<Record<string, Kind>> = {
  ...Object.fromEntries(KINDS.map((kind) => [kind, kind])),
  page: 'pages',
  pressReleases: 'posts',
  healthHub: 'posts',
  related: 'products',
  childItems: 'menuItems',
  children: 'productCategories',
};

/** A content service in which an editor writes the entries of one kind in one locale again. */
export function createEditedService(start: number) {
  const service = createFullBackend({ length: 1 });
  const editions = new Map<string, number>();
  const known = new Map<string, Set<string>>();

  function give(value: unknown, place: string, kind: Kind | undefined): unknown {
    if (Array.isArray(value)) return value.map((one) => give(one, place, kind));
    if (typeof value !== 'object' || value === null) return value;
    const edition = kind && editions.get(`${place} ${kind}`);
    const given = Object.entries(value).map(([name, field]) => {
      if (name === 'id' && kind !== undefined) {
        const id = btoa(
          `post:${[...String(field)].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7)}`,
        );
        const ids = known.get(`${place} ${kind}`) ?? new Set();
        known.set(`${place} ${kind}`, ids.add(id));
        return [name, id];
      }
      if (edition && TEXTS.has(name) && typeof field === 'string') return [name, `${field} edition${edition}`];
      return [name, give(field, place, KIND_OF[name] ?? (name === 'nodes' ? kind : undefined))];
    });
    return Object.fromEntries(given);
  }

  function listChanges(place: string): object {
    const lists = KINDS.map((kind) => {
      const edition = editions.get(`${place} ${kind}`) ?? 0;
      const date = new Date(start + edition * 1000).toISOString().slice(0, 19);
      const nodes = [...(known.get(`${place} ${kind}`) ?? [])].map((id) => ({
        id,
        modified: date,
        modifiedGmt: date,
        label: date,
        name: date,
      }));
      return [kind, { nodes }];
    });
    return Object.fromEntries(lists);
  }

  const fetch: typeof globalThis.fetch = async (address, init) => {
    const [, country = ''] = /\/(\w+)\/graphql$/.exec(String(address)) ?? [];
    const { operationName, variables } = JSON.parse(String(init?.body));
    const place = `${country} ${variables.language ?? variables.lang}`;
    if (operationName === 'contentChanges') return Response.json({ data: listChanges(place) });
    const { data } = await (await service(address, init)).json();
    return Response.json({ data: give(data, place, undefined) });
  };
  return {
    fetch,
    edit: (place: string, kind: Kind, edition: number) => editions.set(`${place} ${kind}`, edition),
    listIds: (place: string, kind: Kind) => [...(known.get(`${place} ${kind}`) ?? [])],
  };
}
