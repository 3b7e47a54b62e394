import type { ContentClient } from '../client/client.server.ts';
import type { ContentDocument } from '../client/document.server.ts';
import type { PreviewClaim, PreviewType } from './preview-claim.server.ts';

/** The identifying fields of an entry, published or not. */
export type Entry = {
  id: string;
  databaseId: number;
  slug?: string | null;
  uri?: string | null;
  translations?: readonly ({ id: string; locale: string | null; href?: string | null } | null)[] | null;
};

/** The further fields of each type. */
const ENTRY_FIELDS: Record<PreviewType, string> = {
  page: 'slug uri translations { id locale }',
  post: 'slug uri translations { id locale href }',
  campaign: 'slug uri translations { id locale }',
  location: '',
  award: '',
  product: 'slug uri translations { id locale href }',
};

/** Finds the entry as its editor sees it, with its address; null when there is none, or it may not be read. */
export async function findEntry(
  editors: ContentClient,
  { country, language, type, id }: PreviewClaim,
): Promise<Entry | null> {
  const text = `query previewEntry($id: ID!) { entry: ${type}(id: $id, idType: DATABASE_ID) { id databaseId ${ENTRY_FIELDS[type]} } }`;
  const document = asDocument<{ entry?: Entry | null }>(text);
  return (await editors.query(country, document, { id: String(id) }, { language })).entry ?? null;
}

/** A document written by hand. */
export function asDocument<Result>(text: string): ContentDocument<Result, Record<string, unknown>> {
  return { toString: () => text };
}
