import type { Term } from './catalogue-vocabulary.server.ts';

/** Creates an interner: keeps one copy of each list and text that thousands of products share. */
export function createInterner() {
  const texts = new Map<string, string>();
  const lists = new Map<string, readonly string[]>();
  const named = new Map<Term, { slug: string; name: string }>();
  const text = (value: string) => {
    const known = texts.get(value) ?? value;
    texts.set(value, known);
    return known;
  };
  return {
    text,
    list: (values: readonly string[]): readonly string[] => {
      const key = JSON.stringify(values);
      const known = lists.get(key) ?? Object.freeze(values.map(text));
      lists.set(key, known);
      return known;
    },
    term: (term: Term | undefined) => {
      if (!term) return null;
      const known = named.get(term) ?? Object.freeze({ slug: term.slug, name: term.name });
      named.set(term, known);
      return known;
    },
  };
}
