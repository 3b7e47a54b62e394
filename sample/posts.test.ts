import { expect, test } from 'vitest';
import { loadContent } from '../backend/content/load-content.ts';
import { writtenLanguages } from '../contract/languages.ts';
import { CONTENT_FOLDER } from './folders.ts';

const LINK = /href="\/ingredients#([^"]*)"/g;
/** Links of a paragraph have a card below it, those of a caption none (decision 0218). */
const PARAGRAPH = /<p>.*?<\/p>/gs;

test('articles show the ingredients they tell of as cards, the same ones in each language', async () => {
  const { posts, ingredients } = await loadContent(CONTENT_FOLDER);
  const known = new Set(ingredients.map(({ slug }) => slug));
  const shown = posts.map(({ slug, content }) => {
    const [en = [], ar] = writtenLanguages.map((language) => {
      const paragraphs = content[language].match(PARAGRAPH) ?? [];
      return [...paragraphs.join('').matchAll(LINK)].map(([, name = '']) => name);
    });
    expect(ar, slug).toEqual(en);
    expect(
      en.filter((name) => !known.has(name)),
      slug,
    ).toEqual([]);
    return en;
  });
  expect(shown.flat().toSorted()).toEqual(['amla', 'chamomile', 'henna', 'miswak', 'rose', 'sidr']);
});
