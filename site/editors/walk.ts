import { type Fields, isFields } from '../../contract/is-fields.ts';

/** Visits every object of an answer, with its name from the titles around it: `Our story, Our roots`. */
export function walk(
  value: unknown,
  visit: (object: Fields, name: string, key: string) => void,
  name = '',
  key = '',
): void {
  if (Array.isArray(value)) {
    for (const one of value) walk(one, visit, name, key);
    return;
  }
  if (!isFields(value)) return;
  const own = [value.title, value.name, value.heading, value.label].find(
    (one) => typeof one === 'string' && one !== '',
  );
  // A picture's own title is not part of the page.
  const isMedia = 'mediaItemUrl' in value;
  const parts = [name, !isMedia && typeof own === 'string' ? own : ''].filter((part) => part !== '');
  const called = [...new Set(parts)].slice(-2).join(', ');
  visit(value, called, key);
  for (const [field, inner] of Object.entries(value)) walk(inner, visit, called, field);
}
