import { expect, test } from 'vitest';
import { findRelatedPosts } from './related-posts.ts';

const post = (id: string, date: string | null, ...tags: string[]) => ({
  id,
  date,
  tags: { nodes: tags.map((slug) => ({ slug })) },
});
const mouth = post('mouth', '2026-01-01', 'mouth', 'arak', 'how-to');
const posts = [
  mouth,
  post('old twin', '2024-01-01', 'mouth', 'arak'),
  post('new twin', '2025-01-01', 'arak', 'mouth'),
  post('cousin', '2026-05-01', 'how-to'),
  post('stranger', '2026-06-01', 'hair'),
  { id: 'bare', date: null, tags: null },
];

test('posts with the most shared tags come first, newer ones before older', () => {
  expect(findRelatedPosts(posts, mouth, 3).map(({ id }) => id)).toEqual(['new twin', 'old twin', 'cousin']);
});

test('a post without tags has no related posts', () => {
  expect(findRelatedPosts(posts, post('lonely', null), 3)).toEqual([]);
});
