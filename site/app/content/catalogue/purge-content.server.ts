import type { ContentClient } from '../client/client.server.ts';
import type { Catalogue } from './catalogue.server.ts';
import type { Names } from './names.server.ts';

export type PurgedContent = {
  /** How many of each are read anew before they are served. */
  answers: number;
  catalogues: number;
  names: number;
  /** The tags of the pages that show something of them. */
  tags: string[];
};

/**
 * Creates the purge of all that is kept of the content: answers, catalogues and names by the tags of what has changed. The
 * site index and the old addresses are made from these, and follow.
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
