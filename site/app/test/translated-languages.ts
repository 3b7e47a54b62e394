import type { Fields } from '../../../contract/is-fields.ts';
import type { Languages } from './dialect-service.ts';

/** Variables that hold slugs. */
const ASKED = new Set(['slug', 'slugIn', 'nameIn', 'category', 'categoryIn']);
/** The lists of what is translated. */
const TERMS = new Set(['productCategories', 'children', 'ingredients']);
const ENTRIES: Readonly<Record<string, string>> = { products: '/product', related: '/product', posts: '' };

/** Gives every entry of the recorded service a slug of its own in Arabic, and both their translations. */
export function translateLanguages(ownOf: (slug: string) => string): Languages {
  const isArabic = ({ language, lang }: Fields) => String(language ?? lang).toLowerCase() === 'ar';

  function read(asked: unknown, known: readonly string[]): unknown {
    if (Array.isArray(asked)) return asked.map((one) => read(one, known));
    return known.find((slug) => ownOf(slug) === asked) ?? 'nothing';
  }

  function translate(value: unknown, list: string | null, arabic: boolean): unknown {
    if (Array.isArray(value)) return value.map((one) => translate(one, list, arabic));
    if (typeof value !== 'object' || value === null) return value;
    const result: Record<string, unknown> = Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        const inside = TERMS.has(name) || name in ENTRIES ? name : name === 'nodes' ? list : null;
        return [name, translate(inner, inside, arabic)];
      }),
    );
    if ('jobId' in value) return { ...result, jobId: arabic ? `${value.jobId}-ar` : value.jobId };
    if (list === null || !('slug' in value) || typeof value.slug !== 'string') return result;
    const own = ownOf(value.slug);
    slugs.add(value.slug);
    const [here, there] = arabic ? [own, value.slug] : [value.slug, own];
    const code = arabic ? 'en' : 'ar';
    const uri = `${ENTRIES[list] ?? ''}/${encodeURIComponent(there)}/`;
    const translation = TERMS.has(list)
      ? { id: '1', databaseId: 1, slug: there, languageCode: code }
      : { id: '1', href: `https://backend.test/${code}${uri}`, uri, locale: code === 'en' ? 'en_US' : 'ar' };
    return { ...result, slug: encodeURIComponent(here).toLowerCase(), translations: [translation] };
  }

  const slugs = new Set<string>();
  return {
    ask: (variables) =>
      isArabic(variables)
        ? Object.fromEntries(
            Object.entries(variables).map(([name, value]) => [name, ASKED.has(name) ? read(value, [...slugs]) : value]),
          )
        : variables,
    answer: (data, variables) => {
      // The pages added to the recorded service can have any name.
      const isName = [...slugs].some((slug) => ownOf(slug) === variables.name) || variables.name === 'nothing';
      const menuItems = { nodes: [{ id: '1', label: 'In the menu', path: `/brands/${ownOf('hair-care')}/` }] };
      const given = { ...data, ...(isName && { pages: { nodes: [] } }), ...('menuItems' in data && { menuItems }) };
      return Object(translate(given, null, isArabic(variables)));
    },
  };
}
