import { createHash } from 'node:crypto';
import { ContentError } from './errors.ts';

/** How a request names its document: by its text, its id, or both, which makes the service keep it. */
export type NamedDocument = { query?: string; queryId?: string };

const UNKNOWN_ID = /^PersistedQueryNotFound$/i;
/** The service keeps no documents, or has the id for another one. */
const NOT_KEPT = /^Persisted queries are not supported|already been associated/i;

/**
 * Tracks which services keep documents, to query those by id (contract notes 32, decision 0176). A service that is not
 * known to keep any gets texts only.
 */
export function createPersistedDocuments() {
  const keeping = new Map<string, boolean>();
  /** Documents sent with their id that the service has not reported missing since. */
  const given = new Set<string>();

  return {
    /** Notes that a service says it keeps documents. One that has refused them since is not tried again. */
    offer: (endpoint: string) => {
      if (!keeping.has(endpoint)) keeping.set(endpoint, true);
    },

    /** Sends a document by id if the service keeps it, else whole. */
    ask: async <Answer>(endpoint: string, query: string, send: (document: NamedDocument) => Promise<Answer>) => {
      if (!keeping.get(endpoint)) return send({ query });
      const queryId = createHash('sha256').update(query).digest('hex');
      const key = `${endpoint} ${queryId}`;
      const wasGiven = given.has(key);
      try {
        const answer = await send({ queryId });
        given.delete(key);
        return answer;
      } catch (error) {
        if (!isAbout(error, UNKNOWN_ID) && !isAbout(error, NOT_KEPT)) throw error;
        // The service was sent the document and does not know it: it keeps none.
        if (wasGiven || isAbout(error, NOT_KEPT)) keeping.set(endpoint, false);
      }
      if (!keeping.get(endpoint)) return send({ query });
      try {
        const answer = await send({ query, queryId });
        given.add(key);
        return answer;
      } catch (error) {
        if (!isAbout(error, NOT_KEPT)) throw error;
        keeping.set(endpoint, false);
        return send({ query });
      }
    },
  };
}

function isAbout(error: unknown, words: RegExp): boolean {
  return error instanceof ContentError && error.graphqlErrors.some(({ message }) => words.test(message));
}
