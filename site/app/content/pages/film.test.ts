import { expect, test } from 'vitest';
import { resolveFilm } from './film.ts';

const file = (mimeType: string | null = 'video/mp4') => ({
  node: { id: 'x', altText: null, mediaItemUrl: '/media/m0/film.mp4', mimeType, title: null },
});
const link = 'https://youtu.be/abcdefghijk';

test.each([
  ['the uploaded one', { videoType: ['upload'], uploadVideo: file(), videoLink: link }, 'upload'],
  ['the embedded one', { videoType: ['embed'], uploadVideo: file(), videoLink: link }, 'embed'],
  ['the only one', { videoType: [], uploadVideo: null, videoLink: link }, 'embed'],
  ['the file, without a choice', { videoType: null, uploadVideo: file(null), videoLink: link }, 'upload'],
  ['none, if the chosen one is missing', { videoType: ['upload'], uploadVideo: null, videoLink: link }, undefined],
  [
    'none, of an unknown site',
    { videoType: ['embed'], uploadVideo: null, videoLink: 'https://elsewhere.test/film' },
    undefined,
  ],
  ['none, without a group', null, undefined],
])('%s', (_name, group, kind) => {
  expect(resolveFilm(group)?.kind).toBe(kind);
});

test('a film of a known site is embedded without cookies', () => {
  const film = resolveFilm({ videoType: ['embed'], uploadVideo: null, videoLink: link });
  expect(film).toMatchObject({ embed: { playerUrl: 'https://www.youtube-nocookie.com/embed/abcdefghijk' } });
});
