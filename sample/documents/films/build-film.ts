import h264 from 'h264-mp4-encoder/embuild/dist/h264-mp4-encoder.node.js';
import type { DrawingTools } from '../../imagery/scenes/scene.ts';
import { arrangeMp4 } from './arrange-mp4.ts';
import { drawFrame } from './draw-frame.ts';
import { FILM, type FilmRecipe } from './film-recipe.ts';
import { drawLayers } from './layers.ts';

/** Coarser is smaller: 10 to 51. */
const QUANTISATION = 30;

/** Frames of `FILM`'s size, each drawn in turn into the same four bytes a pixel, as an MP4 without sound. */
export async function encodeFilm(
  frames: number,
  draw: (index: number, frame: Uint8Array) => void,
): Promise<Uint8Array> {
  const encoder = await h264.createH264MP4Encoder();
  encoder.width = FILM.width;
  encoder.height = FILM.height;
  encoder.frameRate = FILM.framesPerSecond;
  encoder.quantizationParameter = QUANTISATION;
  encoder.groupOfPictures = FILM.framesPerSecond * 2;
  encoder.speed = 2;
  encoder.initialize();
  const frame = new Uint8Array(FILM.width * FILM.height * 4);
  for (let index = 0; index < frames; index++) {
    draw(index, frame);
    encoder.addFrameRgba(frame);
  }
  encoder.finalize();
  const film = arrangeMp4(encoder.FS.readFile(encoder.outputFilename));
  encoder.delete();
  return film;
}

/** A film as an MP4. */
export async function buildFilm(tools: DrawingTools, recipe: FilmRecipe): Promise<Uint8Array> {
  const layers = await drawLayers(tools, recipe);
  const frames = FILM.seconds * FILM.framesPerSecond;
  return encodeFilm(frames, (index, frame) => drawFrame(layers, recipe, index / (frames - 1), frame));
}
