import { escapeXml } from '../../../contract/escape-xml.ts';

/** A story of the news feed; addresses are absolute. */
type FeedItem = {
  title: string;
  url: string;
  /** One line of text. */
  summary: string;
  /** A timestamp, or null for a story without a date. */
  published: number | null;
  /** When it was last changed. */
  modified: number | null;
  topics: readonly string[];
};

type Feed = {
  title: string;
  summary: string;
  /** The page the feed belongs to, and the feed itself. */
  url: string;
  feedUrl: string;
  inLanguage: string;
  items: readonly FeedItem[];
};

/** Builds the RSS 2.0 text of a feed. */
export function buildFeed(feed: Feed): string {
  const newest = Math.max(0, ...feed.items.flatMap(({ published, modified }) => [published ?? 0, modified ?? 0]));
  const channel = [
    tag('title', feed.title),
    tag('link', feed.url),
    tag('description', feed.summary),
    tag('language', feed.inLanguage),
    ...(newest > 0 ? [tag('lastBuildDate', new Date(newest).toUTCString())] : []),
    `<atom:link href="${escapeXml(feed.feedUrl)}" rel="self" type="application/rss+xml"/>`,
    ...feed.items.map(buildItem),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    `<channel>\n${channel.join('\n')}\n</channel>`,
    '</rss>\n',
  ].join('\n');
}

function buildItem({ title, url, summary, published, modified, topics }: FeedItem): string {
  const parts = [
    tag('title', title),
    tag('link', url),
    // A story's address never changes, so it is its id.
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    ...(summary === '' ? [] : [tag('description', summary)]),
    ...(published === null ? [] : [tag('pubDate', new Date(published).toUTCString())]),
    ...(modified === null ? [] : [tag('atom:updated', new Date(modified).toISOString())]),
    ...topics.map((topic) => tag('category', topic)),
  ];
  return `<item>\n${parts.join('\n')}\n</item>`;
}

function tag(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
