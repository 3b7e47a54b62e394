/** Mutates addresses the way people and programs mistype, truncate, guess and rewrite them. */
import { countryCodes } from '../../contract/countries.ts';
import { languageCodes } from '../../contract/languages.ts';

type Mutation = {
  name: string;
  /** The mutation is another spelling of the same address, redirected in one step; `case` if only by letter case. */
  writing?: 'case' | 'code';
  mutate: (path: string) => string;
};

/** A mutated address, its original, and the name of the mutation. */
export type Mutated = { name: string; of: string; path: string; isWriting: boolean };

const LOCALE_PREFIX = new RegExp(`^((?:/(?:${languageCodes.join('|')}))?)/(${countryCodes.join('|')})(?=/|$)`);
/** A prime, so that the mutations spread over all paths. */
const STRIDE = 7919;

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const replaceLast = (path: string, by: string) => path.slice(0, path.lastIndexOf('/') + 1) + by;
const CODES: readonly string[] = countryCodes;
const nextCountry = (code: string) => CODES[(CODES.indexOf(code) + 1) % CODES.length];

const MUTATIONS: readonly Mutation[] = [
  {
    name: 'its last word capitalised',
    writing: 'case',
    mutate: (path) => path.replace(/[a-z](?=[^/]*$)/, (letter) => letter.toUpperCase()),
  },
  {
    name: 'all in capitals',
    writing: 'case',
    mutate: (path) => path.replace(/%[\dA-F]{2}|[a-z]/g, (text) => text.toUpperCase()),
  },
  {
    name: 'percent codes in lower case',
    writing: 'code',
    mutate: (path) => path.replace(/%[\dA-F]{2}/g, (code) => code.toLowerCase()),
  },
  {
    name: 'a letter as a percent code',
    writing: 'code',
    mutate: (path) =>
      replaceLast(
        path,
        lastOf(path).replace(/^[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
      ),
  },
  { name: 'letters decomposed', writing: 'code', mutate: (path) => encodeURI(decodeURI(path).normalize('NFD')) },
  { name: 'a final slash', writing: 'code', mutate: (path) => `${path}/` },
  { name: 'a double slash', writing: 'code', mutate: (path) => replaceLast(path, `/${lastOf(path)}`) },
  { name: 'an extra segment', mutate: (path) => `${path}/more` },
  { name: 'a missing segment', mutate: (path) => path.slice(0, path.lastIndexOf('/')) || '/' },
  { name: 'its last letter cut off', mutate: (path) => path.slice(0, -1) },
  { name: 'a letter too many', mutate: (path) => `${path}x` },
  { name: 'a number appended', mutate: (path) => `${path}-2` },
  { name: 'a space appended', mutate: (path) => `${path}%20` },
  { name: 'a dot appended', mutate: (path) => `${path}.` },
  { name: 'its words backwards', mutate: (path) => replaceLast(path, lastOf(path).split('-').reverse().join('-')) },
  { name: 'its last word as a folder', mutate: (path) => `${path}/${lastOf(path)}` },
  { name: '`all` in place of its last word', mutate: (path) => replaceLast(path, 'all') },
  { name: 'without its country', mutate: (path) => path.replace(LOCALE_PREFIX, '$1') || '/' },
  {
    name: 'in the next country',
    mutate: (path) => path.replace(LOCALE_PREFIX, (_, language, code) => `${language}/${nextCountry(code)}`),
  },
  { name: 'in an unknown country', mutate: (path) => path.replace(LOCALE_PREFIX, '$1/xyz') },
  { name: 'with English written out', mutate: (path) => (/^\/[a-z]{2}(?:\/|$)/.test(path) ? path : `/en${path}`) },
  { name: 'a brand as a collection', mutate: (path) => path.replace('/brands/', '/collections/') },
  { name: 'a product or post at the top', mutate: (path) => path.replace(/\/(?:product|blogs)\//, '/') },
  { name: 'a campaign’s query', mutate: (path) => `${path}?utm_source=mail&fbclid=1` },
  { name: 'an unknown query', mutate: (path) => `${path}?ref=1&PAGE=2` },
];

/** Mutates paths into `count` addresses, one mutation after the other; deterministic. */
export function mutateAddresses(paths: readonly string[], count: number): Mutated[] {
  const mutated = new Map<string, Mutated>();
  for (let number = 0; mutated.size < count; number += 1) {
    const of = paths[(number * STRIDE) % paths.length] ?? '/';
    const { name = '', writing, mutate = String } = MUTATIONS[number % MUTATIONS.length] ?? {};
    const path = mutate(of);
    // Job ids are case-sensitive.
    const isWriting = writing !== undefined && !(writing === 'case' && of.includes('/careers/'));
    if (path !== of) mutated.set(path, { name, of, path, isWriting });
  }
  return [...mutated.values()];
}
