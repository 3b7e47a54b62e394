import { buildStateError } from './errors.ts';

/** Where the authorization token of a content query comes from (spec §7). */
export type TokenSource =
  | { kind: 'hook'; hook: (client: string) => string | null | Promise<string | null> }
  | { kind: 'cookie'; name: string }
  | { kind: 'localStorage'; name: string }
  | { kind: 'default'; value: string };

/** What a token can be read from: a request's `Cookie` header or `document.cookie`, and the browser's storage. */
export type TokenState = { client: string; cookie?: string | null; storage?: Pick<Storage, 'getItem'> };

/** A token, and whether it is the visitor's own: answers to it then belong in no shared cache. */
export type Token = { value: string; isPersonal: boolean };

/**
 * Gives the token of the first source that has one, or null. A cookie cannot be read without a request (spec §8);
 * local storage is a browser's alone, so a server goes on to the next source.
 */
export async function resolveToken(sources: readonly TokenSource[], state: TokenState): Promise<Token | null> {
  for (const source of sources) {
    const value = await readToken(source, state);
    if (value) return { value, isPersonal: source.kind === 'cookie' || source.kind === 'localStorage' };
  }
  return null;
}

function readToken(source: TokenSource, state: TokenState): string | null | Promise<string | null> {
  switch (source.kind) {
    case 'hook':
      return source.hook(state.client);
    case 'cookie':
      if (state.cookie === undefined) throw buildStateError();
      return parseCookie(state.cookie ?? '', source.name);
    case 'localStorage':
      return state.storage?.getItem(source.name) ?? null;
    case 'default':
      return source.value;
  }
}

function parseCookie(header: string, name: string): string | null {
  for (const pair of header.split(';')) {
    const [key = '', ...rest] = pair.split('=');
    if (key.trim() !== name) continue;
    const value = rest.join('=').trim();
    try {
      return decodeURIComponent(value);
    } catch {
      return value;
    }
  }
  return null;
}
