import { describe, expect, test } from 'vitest';
import { resolveToken, type TokenSource } from './token.ts';

const storage = { getItem: (name: string) => (name === 'gql' ? 'from storage' : null) };
const cookie = 'a=1; gql=from%20cookie; b=2';
const hook: TokenSource = { kind: 'hook', hook: (client) => `from hook for ${client}` };
const fallback: TokenSource = { kind: 'default', value: 'configured' };

describe('spec §7: where the token comes from', () => {
  test.each<[string, TokenSource[], { cookie?: string | null; storage?: typeof storage }, unknown]>([
    ['a hook', [hook], {}, { value: 'from hook for uae', isPersonal: false }],
    ['a cookie', [{ kind: 'cookie', name: 'gql' }], { cookie }, { value: 'from cookie', isPersonal: true }],
    [
      'local storage',
      [{ kind: 'localStorage', name: 'gql' }],
      { storage },
      { value: 'from storage', isPersonal: true },
    ],
    ['the configuration', [fallback], {}, { value: 'configured', isPersonal: false }],
    [
      'the first that has one',
      [{ kind: 'cookie', name: 'none' }, fallback],
      { cookie },
      { value: 'configured', isPersonal: false },
    ],
    [
      'the next where there is no storage',
      [{ kind: 'localStorage', name: 'gql' }, fallback],
      {},
      { value: 'configured', isPersonal: false },
    ],
    ['nowhere', [{ kind: 'cookie', name: 'gql' }], { cookie: null }, null],
    ['nothing configured', [], {}, null],
    ['an empty configuration', [{ kind: 'default', value: '' }], {}, null],
    ['a cookie that only ends alike', [{ kind: 'cookie', name: 'ql' }], { cookie }, null],
    ['a broken cookie', [{ kind: 'cookie', name: 'x' }], { cookie: 'x=100%' }, { value: '100%', isPersonal: true }],
  ])('%s', async (_name, sources, state, expected) => {
    expect(await resolveToken(sources, { client: 'uae', ...state })).toEqual(expected);
  });

  test('spec §8: a cookie without a request', async () => {
    await expect(resolveToken([{ kind: 'cookie', name: 'gql' }], { client: 'uae' })).rejects.toThrow(
      'GQL State is not available.',
    );
  });
});
