/** What editors need of the site: notices of change, and previews. */
import { z } from 'zod';
import { EnvironmentError, type Values, type Variables } from '../../contract/environment.ts';

export const EDITOR_VARIABLES = {
  PURGE_SECRET: {
    schema: z.union([z.literal(''), z.string().min(32)]),
    fallback: '',
    takes: 'a secret of 32 characters or more that signs the notices of POST /api/purge; empty: no such endpoint',
    isSecret: true,
  },
  PREVIEW_SECRET: {
    schema: z.union([z.literal(''), z.string().min(32)]),
    fallback: '',
    takes: 'a secret of 32 characters or more that signs links to previews; empty: PURGE_SECRET',
    isSecret: true,
  },
  PREVIEW_AUTHORIZATION: {
    schema: z.string().transform((text, context) => {
      const authorization = parseAuthorization(text);
      if (authorization !== undefined) return authorization;
      context.addIssue({ code: 'custom', message: 'not an authorization' });
      return z.NEVER;
    }),
    fallback: '',
    takes: "an editor's name and application password, NAME:PASSWORD, or Bearer TOKEN; empty: no previews",
    isSecret: true,
  },
} as const satisfies Variables;

/** Reads the secrets; previews need a secret to tell those who may read drafts from everybody else. */
export function readEditors({ PURGE_SECRET, PREVIEW_SECRET, PREVIEW_AUTHORIZATION }: Values<typeof EDITOR_VARIABLES>) {
  const secret = PREVIEW_SECRET || PURGE_SECRET;
  if (PREVIEW_AUTHORIZATION !== null && secret === '') {
    throw new EnvironmentError(
      'PREVIEW_AUTHORIZATION is set: previews need PREVIEW_SECRET or PURGE_SECRET to sign their links.',
    );
  }
  return {
    purgeSecret: PURGE_SECRET,
    /** How drafts are read, and what signs links to them; null: no previews. */
    preview: PREVIEW_AUTHORIZATION && { secret, ...PREVIEW_AUTHORIZATION },
  };
}

/** How the content service recognises an editor: by an application password, or by a token. */
type Authorization = { scheme: 'Basic' | 'Bearer'; value: string };

/** Undefined for a text that is neither; a password may contain the spaces it is displayed with. */
function parseAuthorization(text: string): Authorization | null | undefined {
  if (text === '') return null;
  const [, token] = /^Bearer ([\x21-\x7e]+)$/.exec(text) ?? [];
  if (token !== undefined) return { scheme: 'Bearer', value: token };
  if (!/^[^:\r\n]+:[^\r\n]+$/.test(text)) return undefined;
  return { scheme: 'Basic', value: Buffer.from(text, 'utf8').toString('base64') };
}
