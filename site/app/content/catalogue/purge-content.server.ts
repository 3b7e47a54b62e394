import type { ContentClient } from '../client/client.server.ts';
import type { Catalogue } from './catalogue.server.ts';
import type { Names } from './names.server.ts';

type PurgedContent = {
  /** The number of each that will be reloaded before they are served. */
  answers: number;
  catalogues: number;
  names: number;
  /** The tags of the pages that show part of them. */
  tags: string[];
};

/**
 * Creates the purge of cached content: answers, catalogues and names by tag. The site index and old addresses are made
 * from these, and follow.
 */
export function createPurgeContent({
  client,
  catalogue,
  names,
}: {
  client: Pick<ContentClient, 'purge'>;
  catalogue: Pick<Catalogue, 'purge'>;
  names: Pick<Names, 'purge'>;
}) {
  return (tags: readonly string[]): PurgedContent => {
    const answers = client.purge(tags);
    const { count: catalogues, tags: shown } = catalogue.purge(tags);
    return { answers, catalogues, names: names.purge([...tags, ...shown]), tags: [...new Set([...tags, ...shown])] };
  };
}
