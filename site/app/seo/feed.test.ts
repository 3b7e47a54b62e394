import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildFeed } from './feed.ts';

const feed = {
  title: 'News & media',
  summary: 'What is new',
  url: 'https://www.example.com/uae/news-and-media',
  feedUrl: 'https://www.example.com/uae/rss.xml',
  inLanguage: 'en-AE',
};
const item = {
  title: 'Salt < sand',
  url: 'https://www.example.com/uae/blogs/salt?a=1&b=2',
  summary: '',
  published: Date.parse('2026-11-08T05:00:00Z'),
  modified: null,
  topics: ['Hair', 'R&D'],
};

test('an item has its address, its date and its topics', () => {
  const xml = buildFeed({ ...feed, items: [item, { ...item, published: null, topics: [], summary: 'A line' }] });
  expect(xml).toContain('<title>Salt &lt; sand</title>');
  expect(xml).toContain('<guid isPermaLink="true">https://www.example.com/uae/blogs/salt?a=1&amp;b=2</guid>');
  expect(xml).toContain('<pubDate>Sun, 08 Nov 2026 05:00:00 GMT</pubDate>');
  expect(xml).toContain('<lastBuildDate>Sun, 08 Nov 2026 05:00:00 GMT</lastBuildDate>');
  expect(xml).not.toContain('atom:updated');
  expect(xml).toContain('<category>R&amp;D</category>');
  expect(xml).toContain('<description>A line</description>');
  expect(xml.match(/<pubDate>/g)).toHaveLength(1);
});

test('a feed without items is valid', () => {
  expect(buildFeed({ ...feed, items: [] })).not.toContain('lastBuildDate');
});

test('no text breaks out of its element', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const xml = buildFeed({ ...feed, items: [{ ...item, title: text, summary: `${text}.`, topics: [] }] });
      expect(xml.match(/<\/?item>/g)).toHaveLength(2);
      expect(xml).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
      expect(xml).not.toMatch(/(?![\t\n\r])\p{Cc}/u);
    }),
  );
});

test('a modified item has its date, which is also the date of the feed', () => {
  const changed = { ...item, modified: Date.parse('2026-11-09T05:00:00Z') };
  const xml = buildFeed({ ...feed, items: [item, changed] });
  expect(xml.match(/<atom:updated>2026-11-09T05:00:00.000Z<\/atom:updated>/g)).toHaveLength(1);
  expect(xml).toContain('<lastBuildDate>Mon, 09 Nov 2026 05:00:00 GMT</lastBuildDate>');
});
