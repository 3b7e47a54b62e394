import { expect, test } from 'vitest';
import { parseEmbed } from './embed.ts';

const player = 'https://www.youtube-nocookie.com/embed/abc-DEF_123';

test.each([
  ['https://www.youtube.com/watch?v=abc-DEF_123&t=3', player],
  ['https://youtu.be/abc-DEF_123', player],
  ['//www.youtube.com/embed/abc-DEF_123?rel=0', player],
  ['https://www.youtube-nocookie.com/embed/abc-DEF_123', player],
  ['https://m.youtube.com/shorts/abc-DEF_123', player],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://youtube.com.evil.example/embed/abc', undefined],
  ['https://evil.example/?https://www.youtube.com/embed/abc', undefined],
  ['https://www.youtube.com/embed/"><script>', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('%s is played from %s', (address, expected) => {
  expect(parseEmbed(address)?.playerUrl).toBe(expected);
});
