import h264 from 'h264-mp4-encoder/embuild/dist/h264-mp4-encoder.node.js';
import type { DrawingTools } from '../../imagery/scenes/scene.ts';
import { arrangeMp4 } from './arrange-mp4.ts';
import { drawFrame } from './draw-frame.ts';
import { FILM, type FilmFormat, type FilmRecipe, SCENE_FILM } from './film-recipe.ts';
import { drawLayers } from './layers.ts';
import { drawLight, drawSceneLayers, type HeroRecipe } from './light.ts';

/** Encodes frames as an MP4 without sound; `draw` fills the same buffer for each, four bytes per pixel. */
export async function encodeFilm(
  { width, height, framesPerSecond, quantisation = 30, wholeAfter = 2 }: FilmFormat,
  frames: number,
  draw: (index: number, frame: Uint8Array) => void,
): Promise<Uint8Array> {
  const encoder = await h264.createH264MP4Encoder();
  encoder.width = width;
  encoder.height = height;
  encoder.frameRate = framesPerSecond;
  encoder.quantizationParameter = quantisation;
  encoder.groupOfPictures = framesPerSecond * wholeAfter;
  encoder.speed = 2;
  encoder.initialize();
  const frame = new Uint8Array(width * height * 4);
  for (let index = 0; index < frames; index++) {
    draw(index, frame);
    encoder.addFrameRgba(frame);
  }
  encoder.finalize();
  const film = arrangeMp4(encoder.FS.readFile(encoder.outputFilename));
  encoder.delete();
  return film;
}

/** The film of a campaign as an MP4. */
export async function buildFilm(tools: DrawingTools, recipe: FilmRecipe): Promise<Uint8Array> {
  const layers = await drawLayers(tools, recipe);
  const frames = FILM.seconds * FILM.framesPerSecond;
  return encodeFilm(FILM, frames, (index, frame) => drawFrame(layers, recipe, index / (frames - 1), frame));
}

/** The film of a wide scene as an MP4: the scene, with light moving over it. */
export async function buildSceneFilm(tools: DrawingTools, recipe: HeroRecipe): Promise<Uint8Array> {
  const layers = await drawSceneLayers(tools, recipe);
  const frames = SCENE_FILM.seconds * SCENE_FILM.framesPerSecond;
  return encodeFilm(SCENE_FILM, frames, (index, frame) => drawLight(layers, recipe, index / (frames - 1), frame));
}
