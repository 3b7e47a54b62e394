import type { Task } from '../../cache/task.ts';
import { type Answer, loadAnswer } from './answer.ts';

/** Renders what the cache stores. Both functions get addresses only, nothing of a visitor. */
export type PageSource = {
  /** A separate key space, for addresses whose answer differs between visitors. */
  scope?: string;
  /** A redirect or refusal, or null when there is a page to render. */
  redirect: (url: URL, task: Task) => Promise<Response | null>;
  render: (url: URL, task: Task) => Promise<Response>;
};

/** Builds the cache key of a page of this source. */
export function buildKey(url: URL, source: PageSource): string {
  return `${source.scope ?? ''}${url.pathname}${url.search}`;
}

/** Builds the part of the key that all queries of an address share. */
export function buildScopedPath(url: URL, source: PageSource): string {
  return `${source.scope ?? ''}${url.pathname}`;
}

export async function makeAnswer(url: URL, source: PageSource, task: Task): Promise<Answer> {
  return loadAnswer((await source.redirect(url, task)) ?? (await source.render(url, task)));
}
