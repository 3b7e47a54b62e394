import { type Fields, isFields } from '../../../../contract/is-fields.ts';
import { defaultLanguage, languageCodes, parseLanguageTag } from '../../../../contract/languages.ts';
import { isBrand } from '../../facets/category.ts';
import { createHostScrubber } from './backend-hosts.server.ts';
import * as fields from './fields.ts';
import { createHtmlCleaner } from './html.server.ts';
import { buildSrcSet, findLargestCandidate } from './image-candidates.ts';
import type { LinkContext } from './link-context.ts';
import { resolveLink, resolveMediaLink, resolveMediaSource } from './links.server.ts';
import { dropCutSentence, parsePlainText } from './plain-text.ts';
import { listPublicHosts } from './public-sites.ts';
import { isShopNode } from './shop-nodes.ts';
import { parseSlug } from './slug.ts';

const emptyList: readonly unknown[] = Object.freeze([]);
const emptyConnection = Object.freeze({
  nodes: emptyList,
  pageInfo: Object.freeze({ hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null }),
});
/** Cleans an answer of a locale. */
export type AnswerCleaner = <Result>(data: Result) => Result;

/**
 * Creates the cleaner of a locale's answers. It runs once, when an answer enters the query cache, and the rest of the
 * site may rely on its result (rulings 4): the contract's shape, lists and connections never null and without null
 * entries, HTML sanitised, text decoded, links and media this site's. Answers are shared between requests, hence
 * frozen.
 */
export function createAnswerCleaner(context: LinkContext): AnswerCleaner {
  const scrubHosts = createHostScrubber(context.origins, context.siteOrigin, listPublicHosts(context));
  const cleanHtml = createHtmlCleaner(context);
  const contexts = new Map(languageCodes.map((language) => [language, { ...context, language }]));

  function cleanValue(value: unknown, key: string, parent: Fields): unknown {
    if (value === null || value === undefined) return resolveDefault(key);
    if (typeof value === 'string') {
      // A lone surrogate, cut by a service, breaks addresses and encodings.
      const clean = cleanString(value.toWellFormed(), key, parent);
      return clean === null ? null : scrubHosts(clean);
    }
    // From a field group whose editors chose a number (contract notes 25).
    if (typeof value === 'number' && fields.isText(key)) return cleanValue(String(value), key, parent);
    if (Array.isArray(value)) return cleanList(value, key, parent);
    if (!isFields(value)) return value;
    return isBareEdge(value, key, parent) ? cleanObject({ node: value }, key) : cleanObject(value, key);
  }

  function cleanList(values: readonly unknown[], key: string, parent: Fields): unknown {
    const items = values.filter((item) => item !== null).map((item) => cleanValue(item, key, parent));
    return Object.freeze(key === 'nodes' ? keepRoots(items.filter((item) => item !== null)) : items);
  }

  function cleanObject(value: Fields, key: string): unknown {
    // An edge without a node is no picture: media of unpublished parents is private (contract notes 16).
    if ('node' in value && fields.EDGE_FIELDS.has(key) && !isFields(value.node)) return null;
    const result: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(value)) {
      const isBareSelect = fields.SELECT_FIELDS.has(name) && typeof field === 'string';
      result[name] = cleanValue(isBareSelect ? [field] : field, name, value);
    }
    const { slug, brandBanner } = result;
    if (typeof slug === 'string' && isFields(brandBanner) && isBrand({ brandBanner }))
      result.uri = resolveLink(`/brands/${slug}`, context);
    return isShopNode(result) ? null : Object.freeze(result);
  }

  function cleanString(value: string, key: string, parent: Fields): string | null {
    if (key === 'excerpt') return dropCutSentence(cleanHtml(value));
    if (fields.HTML_FIELDS.has(key) || (key === 'description' && isRich(parent))) return cleanHtml(value);
    if (fields.VERBATIM_FIELDS.has(key)) return value;
    if (key === 'slug') return parseSlug(value);
    if (fields.MEDIA_FIELDS.has(key)) return cleanMedia(value, key, parent);
    if (fields.LINK_FIELDS.has(key) || (key === 'value' && isAddressKey(parent.key))) return cleanLink(value, parent);
    return parsePlainText(value);
  }

  /** The address of a translation is in its language. */
  function cleanLink(value: string, { href, locale }: Fields): string | null {
    if (typeof href !== 'string' || typeof locale !== 'string') return resolveLink(value, context);
    return resolveLink(value, contexts.get(parseLanguageTag(locale) ?? defaultLanguage) ?? context);
  }

  function cleanMedia(value: string, key: string, parent: Fields): string | null {
    const mimeType = typeof parent.mimeType === 'string' && parent.mimeType !== '' ? parent.mimeType : null;
    if (key === 'mediaItemUrl') return resolveMediaLink(value, mimeType, context);
    const largest = findLargestCandidate(value);
    const source = largest === null ? null : resolveMediaSource(largest.url, context);
    return largest === null || source === null ? null : buildSrcSet(source, largest.width);
  }

  return <Result>(data: Result) => cleanValue(data, '', {}) as Result;
}

function resolveDefault(key: string): unknown {
  if (fields.CONNECTION_FIELDS.has(key)) return emptyConnection;
  return fields.LIST_FIELDS.has(key) || fields.SELECT_FIELDS.has(key) ? emptyList : null;
}

/** A picture of an older field group, without its edge. */
function isBareEdge(value: Fields, key: string, parent: Fields): boolean {
  return fields.EDGE_FIELDS.has(key) && !('node' in value) && !(key === 'image' && 'id' in parent);
}

/** A node or a job: its description comes from the rich text editor. */
function isRich(parent: Fields): boolean {
  return 'id' in parent || 'jobId' in parent;
}

/** A whole menu comes both flat and nested (contract notes 8): keep children with their parents only. */
function keepRoots(nodes: readonly unknown[]): unknown[] {
  const ids = new Set(nodes.map((node) => (isFields(node) ? node.id : undefined)));
  return nodes.filter(
    (node) => !isFields(node) || !('parentId' in node) || node.parentId === null || !ids.has(node.parentId),
  );
}

/** Whether meta data such as `ext_product_url_noon` holds an address. */
function isAddressKey(key: unknown): boolean {
  return typeof key === 'string' && /url/i.test(key);
}
