/** Headers that edges read and remove. */
export type EdgeHeader = 'surrogate-key' | 'cache-tag' | 'x-accel-expires';

/** A cache in front of the site. */
export type Edge = {
  name: string;
  headers: readonly EdgeHeader[];
  /** The most tags it accepts for a page. */
  mostTags: number;
  /** How long a purge may take, in milliseconds; `PURGE_MS` unless given. */
  deadlineMs?: number;
  /** Forgets the pages with any of these tags; rejects when that is not certain. */
  purge: (tags: readonly string[], signal: AbortSignal) => Promise<void>;
};

/** A request that takes longer will not be answered any more. */
export const PURGE_MS = 15_000;

/** Six hundred tags are 6.6 kB: Varnish and nginx take 8 kB of one header, Fastly and Cloudflare 16. */
export const MAX_TAGS = 600;

/** An edge did not accept a purge. The message contains nothing about visitors. */
export class EdgeError extends Error {
  readonly status: number;
  constructor(message: string, status: number) {
    super(message);
    this.name = 'EdgeError';
    this.status = status;
  }
}

export type Fetch = typeof globalThis.fetch;

/** Sends a request to an edge; returns the body of its answer, throws `EdgeError` when it refuses. */
export async function sendToEdge(fetch: Fetch, address: string, init: RequestInit): Promise<string> {
  const answer = await fetch(address, { redirect: 'manual', ...init });
  const text = await answer.text();
  if (!answer.ok) throw new EdgeError('The edge refused a purge.', answer.status);
  return text;
}

/** Splits tags into the portions that one request may hold. */
export function splitTags(tags: readonly string[], most: number): string[][] {
  return Array.from({ length: Math.ceil(tags.length / most) }, (_, index) =>
    tags.slice(index * most, (index + 1) * most),
  );
}
