import { expect, test } from 'vitest';
import { byLanguage, inLanguage } from '../../contract/languages.ts';
import { joinParts } from './placement.ts';

const part = (name: string) => ({ en: `<p>${name}</p>`, ar: `<p>${name}.ar</p>` });

test('an undivided text is the same in every country, and may be missing', () => {
  expect(joinParts(part('a'), 'egy')).toEqual(byLanguage((language) => inLanguage(part('a'), language)));
  expect(joinParts(undefined, 'egy')).toEqual(byLanguage(() => ''));
});

test('a country gets its own and the shared parts of a text, in order', () => {
  const parts = [
    part('first'),
    { ...part('kuwait'), countries: ['kwt' as const] },
    { ...part('gulf'), notIn: ['egy' as const] },
    part('last'),
  ];
  expect(joinParts(parts, 'egy').en).toBe('<p>first</p>\n<p>last</p>');
  expect(joinParts(parts, 'kwt').ar).toBe('<p>first.ar</p>\n<p>kuwait.ar</p>\n<p>gulf.ar</p>\n<p>last.ar</p>');
});
