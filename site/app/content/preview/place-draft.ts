import { type Fields, isFields } from '../../../../contract/is-fields.ts';
import { parsePath } from '../../locale/path.ts';
import { parseSlug } from '../cleaning/slug.ts';
import type { Place } from './draft-document.server.ts';

/** What identifies an entry on the site, whatever its draft says. */
export type Identity = { id: string; databaseId: number; slug: string; uri: string; language: string };

/** Filters that exclude no entry of a list's language. */
const HARMLESS = new Set(['language', 'wpmlLanguage', 'orderby', 'hideEmpty']);

/** Places a draft in an answer: where it was queried by name or address, and in the lists that hold its type. */
export function placeDraft<Answer>(
  answer: Answer,
  drafts: Fields,
  places: readonly Place[],
  { variables, identity }: { variables: Fields; identity: Identity },
): Answer {
  if (!isFields(answer)) return answer;
  const placed = places.flatMap(({ key, alias, isList, readArguments }) => {
    const draft = drafts[alias];
    if (!isFields(draft)) return [];
    const own = withIdentity(draft, identity);
    const given = readArguments(variables);
    const value = isList
      ? placeInList(answer[key], own, given, identity)
      : placeAlone(answer[key], own, given, identity);
    return [[key, value] as const];
  });
  return { ...answer, ...Object.fromEntries(placed) };
}

/** A revision has a number and a name of its own, and a draft no address. */
function withIdentity(draft: Fields, { id, databaseId, slug, uri }: Identity): Fields {
  const known = Object.entries({ id, databaseId, slug, uri }).filter(([name]) => name in draft);
  return { ...draft, ...Object.fromEntries(known) };
}

function placeAlone(value: unknown, draft: Fields, { id }: Fields, { uri }: Identity): unknown {
  const isAsked = typeof id === 'string' && pathOf(id) === pathOf(uri);
  return isAsked ? draft : value;
}

function placeInList(value: unknown, draft: Fields, { where }: Fields, identity: Identity): unknown {
  const list = isFields(value) ? value : {};
  const nodes: readonly unknown[] = Array.isArray(list.nodes) ? list.nodes : [];
  const filters = Object.entries(isFields(where) ? where : {}).filter(
    ([, given]) => given !== undefined && given !== null,
  );
  if (filters.some(([name, given]) => /anguage$/.test(name) && given !== identity.language)) return value;
  const names = filters.flatMap(([name, given]) => (/^(?:name|nameIn|slugIn)$/.test(name) ? [given].flat() : []));
  if (names.length > 0) {
    const isAsked = names.some((name) => typeof name === 'string' && parseSlug(name) === parseSlug(identity.slug));
    return isAsked ? { ...list, nodes: [draft] } : value;
  }
  const others = nodes.map((node) => (isFields(node) && node.id === identity.id ? draft : node));
  const isOpen = filters.every(([name]) => HARMLESS.has(name));
  return { ...list, nodes: others.includes(draft) || !isOpen ? others : [draft, ...others] };
}

function pathOf(address: string): string {
  return parseSlug(parsePath(address).pagePath);
}
