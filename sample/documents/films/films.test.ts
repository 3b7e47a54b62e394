import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadContent } from '../../../backend/content/load-content.ts';
import { CONTENT_FOLDER, FILM_FOLDER } from '../../folders.ts';
import { filmJobs } from '../film-jobs.ts';

import { arrangeMp4 } from './arrange-mp4.ts';
import { encodeFilm } from './build-film.ts';
import { drawFrame } from './draw-frame.ts';
import { FILM, resolveFilm, SCENE_FILM } from './film-recipe.ts';
import { drawLight } from './light.ts';

/** Reads the duration of a film in seconds from its movie header. */
function durationOf(film: Buffer): number {
  const header = film.indexOf('mvhd') + 4;
  const [scale, length] = film[header] === 1 ? [20, 24] : [12, 16];
  return film.readUInt32BE(header + length) / film.readUInt32BE(header + scale);
}

const gradient = (index: number, frame: Uint8Array) => {
  for (let at = 0; at < frame.length; at++) frame[at] = at % 4 === 3 ? 255 : (at >> 8) + index * 9;
};

describe('encodeFilm', () => {
  it('encodes an MP4 of the right length, deterministically', async () => {
    const film = Buffer.from(await encodeFilm(FILM, 6, gradient));
    expect(film.toString('latin1', 4, 8)).toBe('ftyp');
    expect(film.includes('avc1')).toBe(true);
    expect(film.indexOf('moov')).toBeLessThan(film.indexOf('mdat'));
    expect(durationOf(film)).toBeCloseTo(6 / FILM.framesPerSecond, 2);
    // The encoder writes the current time.
    vi.setSystemTime('2030-01-01');
    onTestFinished(() => void vi.useRealTimers());
    expect(Buffer.from(await encodeFilm(FILM, 6, gradient)).equals(film)).toBe(true);
  });

  it('has the offsets of its frames', async () => {
    const film = Buffer.from(await encodeFilm(FILM, 2, gradient));
    const table = film.indexOf('stco') + 8;
    const first = film.readUInt32BE(table + 4);
    expect(first).toBeGreaterThanOrEqual(film.indexOf('mdat') + 4);
    expect(first).toBeLessThan(film.length);
    // A frame starts with its length, followed by a parameter set or a slice.
    expect(first + 4 + film.readUInt32BE(first)).toBeLessThanOrEqual(film.length);
  });
});

it('refuses a file that is not an MP4', () => {
  expect(() => arrangeMp4(Buffer.from('no film at all'))).toThrow('MP4');
});

describe('drawFrame', () => {
  const layer = (channels: number, value: number) => ({
    width: 4,
    height: 3,
    channels,
    data: new Uint8Array(12 * channels).fill(value),
  });
  const recipe = resolveFilm({ image: 'still/aloe-window', slug: 'a-campaign' });
  const draw = (near: number, shade: number) => {
    const frame = new Uint8Array(FILM.width * FILM.height * 4);
    drawFrame({ scene: layer(3, 120), shade: layer(1, shade), near: layer(4, near) }, recipe, 0.5, frame);
    return frame;
  };
  const darkest = (frame: Uint8Array) =>
    frame.filter((_, index) => index % 4 !== 3).reduce((one, other) => Math.min(one, other));

  it('lightens the scene by the sun and darkens it by a branch', () => {
    expect(darkest(draw(0, 0))).toBeGreaterThanOrEqual(119);
    expect(darkest(draw(0, 255))).toBeLessThan(100);
  });

  it('draws the near layer over the scene', () => {
    expect(draw(255, 0)[(FILM.width * 180 + 600) * 4]).toBe(255);
  });
});

describe('drawLight', () => {
  const { width, height } = SCENE_FILM;
  const scene = { width, height, channels: 3, data: new Uint8Array(width * height * 3).fill(120) };
  const shade = { width: 2, height: 2, channels: 1, data: new Uint8Array(4) };
  const draw = (time: number, mirrored = false) => {
    const frame = new Uint8Array(width * height * 4);
    drawLight({ scene, shade }, { mirrored }, time, frame);
    return frame.filter((_, index) => index % 4 === 0);
  };

  it('begins and ends as its picture, and moves light between', () => {
    for (const time of [0, 1]) expect(new Set(draw(time))).toEqual(new Set([120]));
    expect(Math.max(...new Set(draw(0.5)))).toBeGreaterThan(125);
  });

  it('brings the light from the other side where the picture is mirrored', () => {
    const row = (mirrored: boolean) => [...draw(0.5, mirrored).subarray(0, width)];
    expect(row(true)).toEqual(row(false).reverse());
    expect(row(true)).not.toEqual(row(false));
  });
});

describe('the films of the content', () => {
  it('are committed, small and of 6 to 8 seconds (else run `node sample/documents/main.ts`)', async () => {
    const groups = filmJobs(await loadContent(CONTENT_FOLDER));
    expect(groups.map(({ alt }) => alt.ar.startsWith('فيلم: '))).toEqual([true, true, true, false]);
    for (const { jobs } of groups) {
      for (const { file } of jobs) {
        const film = await readFile(join(FILM_FOLDER, file));
        expect(film.toString('latin1', 4, 8)).toBe('ftyp');
        expect(durationOf(film)).toBeGreaterThanOrEqual(6);
        expect(durationOf(film)).toBeLessThanOrEqual(8);
        expect(film.length).toBeLessThanOrEqual(300_000);
      }
    }
  });
});
