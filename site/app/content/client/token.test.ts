import { describe, expect, test } from 'vitest';
import { bringsToken, resolveToken, type TokenSource } from './token.ts';

const cookie = 'a=1; gql=from%20cookie; localStorage.gql=from%20storage; b=2';
const hook: TokenSource = { kind: 'hook', hook: (client) => `from hook for ${client}` };
const fallback: TokenSource = { kind: 'default', value: 'configured' };

describe('spec §7: the sources of the token', () => {
  test.each<[string, TokenSource[], { cookie?: string | null }, unknown]>([
    ['a hook', [hook], {}, { value: 'from hook for uae', isPersonal: false }],
    ['a cookie', [{ kind: 'cookie', name: 'gql' }], { cookie }, { value: 'from cookie', isPersonal: true }],
    ['local storage', [{ kind: 'localStorage', name: 'gql' }], { cookie }, { value: 'from storage', isPersonal: true }],
    ['the configuration', [fallback], {}, { value: 'configured', isPersonal: false }],
    [
      'the first source that has one',
      [{ kind: 'cookie', name: 'none' }, fallback],
      { cookie },
      { value: 'configured', isPersonal: false },
    ],
    [
      'the next source if nothing was stored',
      [{ kind: 'localStorage', name: 'other' }, fallback],
      { cookie },
      { value: 'configured', isPersonal: false },
    ],
    ['nowhere', [{ kind: 'cookie', name: 'gql' }], { cookie: null }, null],
    ['nothing configured', [], {}, null],
    ['an empty configuration', [{ kind: 'default', value: '' }], {}, null],
    ['a cookie with the same ending', [{ kind: 'cookie', name: 'ql' }], { cookie }, null],
    ['a broken cookie', [{ kind: 'cookie', name: 'x' }], { cookie: 'x=100%' }, { value: '100%', isPersonal: true }],
  ])('%s', async (_name, sources, state, expected) => {
    expect(await resolveToken(sources, { client: 'uae', ...state })).toEqual(expected);
  });

  test.each(['cookie', 'localStorage'] as const)('spec §8: %s without a request', async (kind) => {
    await expect(resolveToken([{ kind, name: 'gql' }], { client: 'uae' })).rejects.toThrow(
      'GQL State is not available.',
    );
  });

  test.each([
    [[{ kind: 'cookie', name: 'gql' }], cookie, true],
    [[{ kind: 'localStorage', name: 'gql' }], cookie, true],
    [[hook, fallback, { kind: 'cookie', name: 'b' }], cookie, true],
    [
      [
        { kind: 'cookie', name: 'gq' },
        { kind: 'localStorage', name: 'b' },
      ],
      cookie,
      false,
    ],
    [[{ kind: 'cookie', name: 'gql' }], 'gql=', false],
    [[{ kind: 'cookie', name: 'gql' }], null, false],
    [[hook, fallback], cookie, false],
    [[], cookie, false],
  ])(
    'whether %j find a visitor’s token in %j: %s',
    (sources: readonly { kind: string; name?: string }[], header, is) => {
      expect(bringsToken(sources, header)).toBe(is);
    },
  );
});
