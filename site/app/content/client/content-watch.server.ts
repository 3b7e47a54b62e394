import type { CountryCode } from '../../../../contract/countries.ts';
import { allLocales } from '../../locale/locales.ts';
import type { Locale } from '../../locale/path.ts';
import { ContentChangesDocument, type ContentChangesQuery } from '../generated/graphql.ts';
import type { ContentClient } from './client.server.ts';
import { type ContentState, listChangedTags, readState } from './content-changes.ts';
import { ContentError } from './errors.ts';
import { createTagCollector, keptTag } from './tags.ts';

type ContentWatchOptions = {
  client: Pick<ContentClient, 'queryPages' | 'gqlHostUrl'>;
  clock: () => number;
  /** Called with the tags that changed. */
  onChange: (tags: readonly string[]) => void;
};

/** The interval at which each locale is polled. */
const ROUND_MS = 60_000;
/** The time between two queries. */
export const POLL_MS = Math.ceil(ROUND_MS / allLocales.length);
/** After two rounds without an answer, and the time one may take, changes may have been missed. */
const BELIEVED_MS = 2.5 * ROUND_MS;
/** A service that answers within this is asked for all content every time (decision 0236). */
const QUICK_MS = 1000;
/** The share of a slower service's time that undated content may take. */
const UNDATED_SHARE = 0.1;
/** How long an answer is fresh, with and without a working watch. */
const WATCHED_FRESH_MS = 15 * ROUND_MS;
const UNWATCHED_FRESH_MS = 60_000;

export type ContentWatch = ReturnType<typeof createContentWatch>;

/**
 * Watches for changes that no notice reports (decision 0138): one small query per locale a minute; differences from the
 * last answer are purged as by a notice.
 */
export function createContentWatch({ client, clock, onChange }: ContentWatchOptions) {
  const locales = allLocales.filter(({ country }) => client.gqlHostUrl(country) !== null);
  const states = new Map<string, { state: ContentState; at: number }>();
  /** When undated content of a locale may be polled again. */
  const undatedFrom = new Map<string, number>();
  /** The locales whose last poll failed. */
  const failing = new Set<Locale>();
  let turn = 0;

  /** Polls the next locale; when its service is back, also all other locales that failed. */
  async function pollNext(): Promise<void> {
    const locale = allLocales[turn % allLocales.length];
    turn += 1;
    if (locale === undefined || !locales.includes(locale)) return;
    const hasFailed = failing.has(locale);
    const isWell = await poll(locale);
    if (!hasFailed || !isWell) return;
    for (const other of failing) if (!(await poll(other))) return;
  }

  /** Returns whether the service has answered. */
  async function poll(locale: Locale): Promise<boolean> {
    const { country } = locale;
    const before = states.get(keyOf(locale))?.state;
    const askedAt = clock();
    // After a failure, a smaller query comes first.
    const withUndated = !failing.has(locale) && askedAt >= (undatedFrom.get(keyOf(locale)) ?? 0);
    const answer = await load(locale, withUndated);
    if (withUndated) undatedFrom.set(keyOf(locale), askedAt + restAfter(clock() - askedAt, country));
    const state = answer && readState(answer, before);
    if (state === null) {
      failing.add(locale);
      return false;
    }
    states.set(keyOf(locale), { state, at: clock() });
    const tags = before === undefined ? [] : listChangedTags(country, before, state);
    // The service is back: drop the kept answers used in its place.
    if (failing.delete(locale)) tags.push(keptTag(country));
    if (tags.length > 0) onChange(tags);
    return true;
  }

  /**
   * How long to wait before polling undated content again, from the duration of the last poll. Locales of one host
   * share it.
   */
  function restAfter(tookMs: number, country: CountryCode): number {
    const sharing = locales.filter((other) => hostOf(other.country) === hostOf(country)).length;
    return tookMs < QUICK_MS ? 0 : (tookMs * sharing) / UNDATED_SHARE;
  }

  function hostOf(country: CountryCode): string {
    return new URL(client.gqlHostUrl(country) ?? '').host;
  }

  /** Returns null when the service does not answer. */
  async function load({ country, language }: Locale, withUndated: boolean): Promise<ContentChangesQuery | null> {
    const tags = createTagCollector();
    const task = { isBackground: () => true };
    const variables = { language, withUndated };
    try {
      for await (const answer of client.queryPages(country, ContentChangesDocument, variables, { task, tags })) {
        return tags.keptSince() === null ? answer : null;
      }
    } catch (error) {
      // It is recorded.
      if (!(error instanceof ContentError)) throw error;
    }
    return null;
  }

  function isWatched(country: CountryCode): boolean {
    const now = clock();
    return allLocales
      .filter((locale) => locale.country === country)
      .every((locale) => now - (states.get(keyOf(locale))?.at ?? Number.NEGATIVE_INFINITY) <= BELIEVED_MS);
  }

  /** Polls all locales, one after the other. */
  async function pollAll(): Promise<void> {
    for (const locale of locales) await poll(locale);
  }

  return {
    pollNext,
    pollAll,
    /** Whether a country's last poll failed, in either language. */
    isFailing: (country: CountryCode): boolean => [...failing].some((locale) => locale.country === country),
    /** How long answers of a country's service are fresh. */
    freshMsOf: (country: CountryCode): number => (isWatched(country) ? WATCHED_FRESH_MS : UNWATCHED_FRESH_MS),
  };
}

/** Starts polling, so that every locale has its turn in a round. */
export function startPolling({ pollNext }: Pick<ContentWatch, 'pollNext'>, onError: (error: unknown) => void) {
  const timer = setInterval(() => void pollNext().catch(onError), POLL_MS).unref();
  return { stop: () => clearInterval(timer) };
}

function keyOf({ country, language }: Locale): string {
  return `${country} ${language}`;
}
