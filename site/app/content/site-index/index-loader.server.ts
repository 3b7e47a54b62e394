import { LRUCache } from 'lru-cache';
import { defaultLanguage } from '../../../../contract/languages.ts';
import type { Task } from '../../../cache/task.ts';
import { allLocales } from '../../locale/locales.ts';
import type { Locale } from '../../locale/path.ts';
import type { ContentClient } from '../client/client.server.ts';
import {
  BrandsDataDocument,
  CategoryChildrenDocument,
  GetJoinDocument,
  GetPagesDocument,
  SiteIndexPostsDocument,
} from '../generated/graphql.ts';
import { buildLocaleIndex, countIndexBytes, type LocaleIndex } from './locale-index.ts';
import { translateName } from './page-paths.ts';

/** Creates the loader of locales' indexes. One is rebuilt only when the answers it is made from have changed. */
export function createIndexLoader({ content }: { content: Pick<ContentClient, 'query'> }) {
  // The query cache returns the same objects until an answer changes.
  const made = new LRUCache<string, { from: readonly unknown[]; index: LocaleIndex }>({ max: allLocales.length });

  async function load(locale: Locale, task?: Task): Promise<LocaleIndex> {
    const { country, language } = locale;
    const options = { task };
    const from = await Promise.all([
      content.query(country, BrandsDataDocument, { language }, options),
      content.query(country, CategoryChildrenDocument, { parent: 0, language }, options),
      content.query(country, GetPagesDocument, { language }, options),
      content.query(country, SiteIndexPostsDocument, { language }, options),
      translate(locale, 'join-us').then((name) => content.query(country, GetJoinDocument, { name, language }, options)),
      content.query(country, GetPagesDocument, { language: defaultLanguage }, options),
    ]);
    const key = `${country} ${language}`;
    const known = made.get(key);
    if (known?.from.every((answer, place) => answer === from[place])) return known.index;
    const index = buildLocaleIndex(...from);
    made.set(key, { from, index });
    return index;
  }

  /** The name of a locale's page, by its name in the default language, which documents query pages by. */
  async function translate({ country, language }: Locale, name: string): Promise<string> {
    if (language === defaultLanguage) return name;
    const [pages, originals] = await Promise.all(
      [language, defaultLanguage].map((one) => content.query(country, GetPagesDocument, { language: one })),
    );
    return translateName(name, pages?.pages?.nodes ?? [], originals?.pages?.nodes ?? []);
  }

  const getStats = () => ({
    entries: made.size,
    bytes: [...made.values()].reduce((sum, { index }) => sum + countIndexBytes(index), 0),
  });

  return { load, translate, getStats };
}
