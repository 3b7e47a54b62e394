import { parse } from 'hono/utils/cookie';
import { buildStateError } from './errors.ts';

/** The scheme before a token in the header. */
type AuthorizationScheme = 'Basic' | 'Bearer';

/** Sources of a content query's authorization token (spec §7). */
export type TokenSource =
  | { kind: 'hook'; hook: (client: string) => string | null | Promise<string | null> }
  | { kind: 'cookie'; name: string }
  | { kind: 'localStorage'; name: string }
  | { kind: 'default'; value: string }
  /** An editor's token, for previews. */
  | { kind: 'editor'; scheme: AuthorizationScheme; value: string };

/** The input for reading a token: the country, and the visitor's `Cookie` header, null for shared content. */
type TokenState = { client: string; cookie?: string | null };

/** A token, and whether it is somebody's own: answers to it must not be shared. */
export type Token = { value: string; scheme?: AuthorizationScheme; isPersonal: boolean };

/** The cookie into which the page's first script copies a value of local storage (decision 0081). */
export function storageCookie(name: string): string {
  return `localStorage.${name}`;
}

/** Whether a request has its visitor's own token. */
export function bringsToken(sources: readonly { kind: string; name?: string }[], cookie: string | null): boolean {
  return sources.some(({ kind, name = '' }) => {
    if (kind !== 'cookie' && kind !== 'localStorage') return false;
    return Boolean(readCookie(cookie, kind === 'cookie' ? name : storageCookie(name)));
  });
}

/** Resolves the token of the first source that has one, or null. Cookies cannot be read without a request (spec §8). */
export async function resolveToken(sources: readonly TokenSource[], state: TokenState): Promise<Token | null> {
  for (const source of sources) {
    if (source.kind === 'editor') return { value: source.value, scheme: source.scheme, isPersonal: true };
    const value = await readToken(source, state);
    if (value) return { value, isPersonal: source.kind === 'cookie' || source.kind === 'localStorage' };
  }
  return null;
}

function readToken(
  source: Exclude<TokenSource, { kind: 'editor' }>,
  state: TokenState,
): string | null | Promise<string | null> {
  switch (source.kind) {
    case 'hook':
      return source.hook(state.client);
    case 'cookie':
    case 'localStorage':
      if (state.cookie === undefined) throw buildStateError();
      return readCookie(state.cookie, source.kind === 'cookie' ? source.name : storageCookie(source.name));
    case 'default':
      return source.value;
  }
}

function readCookie(cookies: string | null, name: string): string | null {
  return parse(cookies ?? '', name)[name] ?? null;
}
