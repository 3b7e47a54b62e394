import { beforeAll, expect, test } from 'vitest';
import type { Content } from '../backend/content/content.ts';
import { loadContent } from '../backend/content/load-content.ts';
import { writtenLanguages } from '../contract/languages.ts';
import { CONTENT_FOLDER } from './folders.ts';

/** Links to what has a card: a product or an ingredient. */
const LINK = /href="\/(product\/|ingredients#)([^"]*)"/g;
/** Paragraphs of the text itself have cards; those in captions, lists and quotations do not (decision 0218). */
const PARAGRAPH = /<p>.*?<\/p>/gs;
const BLOCK = /<(blockquote|ul|ol|figure|table)\b.*?<\/\1>/gs;

type Card = { kind: 'product' | 'ingredient'; slug: string };

let content: Content;
beforeAll(async () => {
  content = await loadContent(CONTENT_FOLDER);
});

/** The cards of a text, without duplicates. */
function listCards(html: string): Card[] {
  const paragraphs = html.replace(BLOCK, '').match(PARAGRAPH) ?? [];
  const links = [...paragraphs.join('').matchAll(LINK)].map(([, path, slug = '']) => ({
    kind: path === 'product/' ? ('product' as const) : ('ingredient' as const),
    slug,
  }));
  return [...new Map(links.map((card) => [`${card.kind} ${card.slug}`, card])).values()];
}

test('the cards of an article are known, and the same ones in each language', () => {
  const known = {
    product: new Set(content.products.map(({ fullSlug }) => fullSlug)),
    ingredient: new Set(content.ingredients.map(({ slug }) => slug)),
  };
  for (const post of content.posts) {
    const [en = [], ar] = writtenLanguages.map((language) => listCards(post.content[language]));
    expect(ar, post.slug).toEqual(en);
    for (const { kind, slug } of en) expect(known[kind], post.slug).toContain(slug);
  }
});

test('every article about a plant or a pack has a card, and at least half of them have an ingredient’s', () => {
  const plants = content.ingredients.map(({ slug }) => slug);
  const isAbout = ({ slug, content: { en } }: Content['posts'][number]) =>
    /href="\/(?:brands|product)\//.test(en) || plants.some((plant) => `-${slug}-`.includes(`-${plant}-`));
  const without = content.posts.filter((post) => isAbout(post) && listCards(post.content.en).length === 0);
  expect(without.map(({ slug }) => slug)).toEqual([]);
  const withPlant = content.posts.filter((post) =>
    listCards(post.content.en).some(({ kind }) => kind === 'ingredient'),
  );
  expect(withPlant.length).toBeGreaterThanOrEqual(content.posts.length / 2);
});

test('a product that a text leads to is sold wherever the text is read: in every country', () => {
  const soldEverywhere = new Set(
    content.products.filter(({ notIn = [] }) => notIn.length === 0).map((one) => one.fullSlug),
  );
  const led = content.posts.flatMap(({ slug, content: texts }) =>
    [...texts.en.matchAll(/href="\/product\/([^"]+)"/g)].map(([, product = '']) => `${slug}: ${product}`),
  );
  expect(led.length).toBeGreaterThan(30);
  expect(led.filter((one) => !soldEverywhere.has(one.split(': ')[1] ?? ''))).toEqual([]);
});
