import { countryTag } from '../app/content/client/tags.ts';
import { EVERYTHING } from '../cache/purge-log.ts';
import { pathTag } from './cache/address-tags.ts';
import type { PageCache } from './cache/page-cache.ts';
import { SITEMAPS_TAG } from './own-files.ts';
import type { PurgeNotice } from './shared/purge-notice.ts';
import type { Change } from './shared/shared-purges.ts';
import type { Site } from './site.ts';

type Applied = {
  purged: { answers: number; catalogues: number; names: number; pages: number };
  /** The tags of all affected pages. */
  tags: string[];
};

/** Resolves the change that a notice reports. */
export function changeOf({ tags, paths, countries, all }: PurgeNotice): Change {
  return { content: all ? [EVERYTHING] : [...tags, ...countries.map(countryTag)], paths, pages: [] };
}

/** Purges what a change affects. Content first: a page rendered in between must not use old content. */
export function applyChange(
  { content: named, paths, pages }: Change,
  site: Pick<Site, 'purge'>,
  cache: Pick<PageCache, 'purge' | 'listTags'>,
): Applied {
  const pathTags = paths.map((path) => pathTag(new URL(path, 'http://site.invalid').pathname));
  const content = site.purge(named);
  // The pages at a path and their content are purged; other pages with the same content stay.
  const ofPaths = site.purge(cache.listTags(pathTags).filter((tag) => !tag.endsWith(':*')));
  const tags = [...content.tags, ...pages, ...pathTags, SITEMAPS_TAG];
  return {
    purged: {
      answers: content.answers + ofPaths.answers,
      catalogues: content.catalogues + ofPaths.catalogues,
      names: content.names + ofPaths.names,
      pages: cache.purge(tags),
    },
    tags,
  };
}
