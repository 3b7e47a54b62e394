import { fitDocument, readRefused } from './fit-document.server.ts';
import type { ServiceError } from './refusals.ts';
import type { Change } from './rewrite-document.server.ts';

/** How long a refusal is believed: a plugin added to the service is noticed within the hour. */
const BELIEVED_MS = 3_600_000;

/** The fields of an operation that its service lacks, as `Page.subNavigation`. */
export type Lacking = { operation: string; field: string };

const OPERATION_NAME = /\bquery (\w+)/;

export type Dialect = ReturnType<typeof createDialect>;

/** Tracks what one service's schema lacks, learned from its errors (decision 0131). */
export function createDialect({ clock }: { clock: () => number }) {
  const facts = new Map<string, Change>();
  const fitted = new Map<string, string | null>();
  const lacking = new Map<string, Set<string>>();
  const answered = new Set<string>();
  let believedUntil = Number.POSITIVE_INFINITY;

  function forget() {
    facts.clear();
    fitted.clear();
    lacking.clear();
    answered.clear();
    believedUntil = Number.POSITIVE_INFINITY;
  }

  return {
    /** Fits a document to what is known; null when nothing is left to query. */
    fit: (text: string): string | null => {
      if (clock() >= believedUntil) forget();
      if (facts.size === 0) return text;
      const known = fitted.get(text);
      if (known !== undefined) return known;
      const fields = lacking.get(text) ?? new Set();
      const fit = fitDocument(text, facts, (place) => fields.add(place));
      fitted.set(text, fit);
      lacking.set(text, fields);
      return fit;
    },

    /** Whether a place was refused altogether. */
    lacks: (place: string): boolean => facts.get(place) === 'remove',

    /** Lists the fields removed from documents, by operation. */
    listLacking: (): Lacking[] =>
      [...lacking].flatMap(([text, fields]) => {
        const [, operation = ''] = OPERATION_NAME.exec(text) ?? [];
        return [...fields].map((field) => ({ operation, field }));
      }),

    /** Notes that a document was answered as it was sent. */
    accept: (sent: string) => {
      answered.add(sent);
    },

    /**
     * Learns from the refusal of a document as it was sent; returns the errors about what the service lacks altogether,
     * or null when there is nothing to learn. If the document was answered before, the service has changed: everything
     * is learned again.
     */
    learn: (sent: string, errors: readonly ServiceError[]): ServiceError[] | null => {
      if (answered.has(sent)) {
        const isFitted = facts.size > 0;
        forget();
        if (isFitted) return [];
      }
      const refused = readRefused(sent, errors);
      if (refused.length === 0) return null;
      if (facts.size === 0) believedUntil = clock() + BELIEVED_MS;
      for (const { place, change } of refused) facts.set(place, change);
      fitted.clear();
      return [...new Set(refused.filter(({ change }) => change === 'remove').map(({ error }) => error))];
    },
  };
}
