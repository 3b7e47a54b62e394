import sanitizeHtml from 'sanitize-html';
import { imageUrl } from '../../ui/image-address.ts';
import { parseEmbed } from './embed.ts';
import { buildSrcSet, findLargestCandidate } from './image-candidates.ts';
import type { LinkContext } from './link-context.ts';
import { resolveLink, resolveMediaSource } from './links.server.ts';
import { readPlainParagraphs } from './plain-paragraphs.ts';

const IMAGE_SIZES = '(min-width: 768px) 768px, 100vw';
/** For browsers that read no `srcset`, and for the posters of films. */
const ONE_SIZE = 'w_768,f_webp,q_80';

// biome-ignore format: a list of words reads better in rows
const ALLOWED_TAGS = [
  'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'span', 'a', 'strong', 'b', 'em', 'i', 'u', 's', 'del',
  'ins', 'sub', 'sup', 'small', 'mark', 'abbr', 'cite', 'q', 'code', 'pre', 'bdi', 'bdo', 'time', 'blockquote', 'ul',
  'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'img', 'video', 'details', 'summary', 'table', 'caption',
  'thead', 'tbody', 'tfoot', 'tr', 'th', 'td',
];

/** Leftover shortcodes of editors' plugins: `[gallery ids="1,2"]`, `[/vc_row]`; `[sic]` is text. */
const SHORTCODE =
  /\[\/?(?:(?:gallery|caption|embed|audio|video|playlist|wp_caption|contact-form-7|products?)\b[^\][]*|[a-z]+_[a-z\d_][^\][]*|[a-z][a-z\d-]*\s+[a-z_-]+=[^\][]*)\]/gi;
const NOTHING = { tagName: 'span', attribs: {} };

/** Checked in the result: while a figure is parsed, the link that replaces its video does not count as its text. */
const EMPTY_FIGURE = /<figure\b[^<>]*>\s*<\/figure>/g;

/**
 * Creates the sanitiser of a locale's HTML fields: allow-listed tags, this site's links and images, videos behind a
 * click.
 */
export function createHtmlCleaner(context: LinkContext): (html: string) => string {
  const options: sanitizeHtml.IOptions = {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: {
      '*': ['dir', 'lang', 'id'],
      a: ['href', 'rel', 'class', 'data-embed'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
      video: ['src', 'poster', 'controls', 'preload', 'width', 'height'],
      ol: ['start', 'reversed'],
      time: ['datetime'],
      abbr: ['title'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
      details: ['open'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nonTextTags: [
      'script',
      'style',
      'textarea',
      'option',
      'xmp',
      'noscript',
      'svg',
      'math',
      'template',
      'title',
      'object',
    ],
    nestingLimit: 40,
    transformTags: {
      h1: sanitizeHtml.simpleTransform('h2', {}),
      '*': (tagName, attribs) => ({ tagName, attribs: cleanId(attribs) }),
      a: (tagName, attribs) => cleanAnchor(tagName, attribs, context),
      img: (tagName, attribs) => cleanImage(tagName, attribs, context),
      video: (tagName, attribs) => cleanVideo(tagName, attribs, context),
      iframe: (_tagName, attribs) => cleanFrame(attribs),
    },
    textFilter: (text) => (text.includes('[') ? text.replace(SHORTCODE, '') : text),
    exclusiveFilter: ({ tag, attribs, text, mediaChildren }) => {
      if (tag === 'img') return !attribs.src;
      if (tag === 'video') return !attribs.src;
      return tag === 'p' && text.trim() === '' && mediaChildren.length === 0;
    },
  };
  return (html) => (readPlainParagraphs(html) ?? sanitizeHtml(html, options).replace(EMPTY_FIGURE, '')).trim();
}

/** Keeps the content's names apart from the page's: `#faq` becomes `#c-faq`. */
function cleanId(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const { id, ...rest } = attribs;
  return id !== undefined && /^[\w-]{1,60}$/.test(id) ? { ...rest, id: `c-${id}` } : rest;
}

function cleanAnchor(tagName: string, attribs: sanitizeHtml.Attributes, context: LinkContext): sanitizeHtml.Tag {
  const href = attribs.href === undefined ? null : resolveLink(attribs.href, context);
  if (href === null) return { ...NOTHING };
  if (href.startsWith('#')) return { tagName, attribs: { href: `#c-${href.slice(1)}` } };
  const isOutside = /^https?:/.test(href);
  return { tagName, attribs: { href, ...(isOutside && { rel: 'noopener noreferrer' }) } };
}

function cleanImage(tagName: string, attribs: sanitizeHtml.Attributes, context: LinkContext): sanitizeHtml.Tag {
  const largest = findLargestCandidate(attribs.srcset ?? '') ?? { url: attribs.src ?? '', width: null };
  const source = resolveMediaSource(largest.url, context);
  // A picture on another site would tell it who reads the page.
  if (source === null) return { tagName, attribs: {} };
  const shared = { alt: attribs.alt ?? '', ...readSize(attribs), loading: 'lazy', decoding: 'async' };
  if (/\.svg(?:\?|$)/i.test(source)) return { tagName, attribs: { ...shared, src: imageUrl(source, '_') } };
  const widest = largest.width ?? (Number(attribs.width) || null);
  const srcset = buildSrcSet(source, widest);
  return { tagName, attribs: { ...shared, src: imageUrl(source, ONE_SIZE), srcset, sizes: IMAGE_SIZES } };
}

function readSize(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const { width = '', height = '' } = attribs;
  return /^\d{1,5}$/.test(width) && /^\d{1,5}$/.test(height) ? { width, height } : {};
}

function cleanVideo(tagName: string, attribs: sanitizeHtml.Attributes, context: LinkContext): sanitizeHtml.Tag {
  const source = resolveMediaSource(attribs.src ?? '', context);
  if (source === null) return { tagName, attribs: {} };
  const poster = resolveMediaSource(attribs.poster ?? '', context);
  return {
    tagName,
    attribs: {
      src: `/media/${source}`,
      controls: '',
      preload: 'none',
      ...readSize(attribs),
      ...(poster !== null && { poster: imageUrl(poster, ONE_SIZE) }),
    },
  };
}

/** Turns the frame of a video into a link, which the page opens in place on a click; removes all other frames. */
function cleanFrame(attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const embed = parseEmbed(attribs.src ?? attribs['data-src'] ?? '');
  if (embed === null) return { ...NOTHING };
  const text = attribs.title || embed.provider;
  return {
    tagName: 'a',
    attribs: { class: 'embed', href: embed.pageUrl, 'data-embed': embed.playerUrl, rel: 'noopener noreferrer' },
    text,
  };
}
