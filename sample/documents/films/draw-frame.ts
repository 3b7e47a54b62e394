import { lerp, smoothstep } from '../../imagery/drawing/number.ts';
import { FILM, type FilmRecipe } from './film-recipe.ts';
import type { Layer, Layers } from './layers.ts';

/** The part of a layer that fills the frame, in fractions of the layer; `turn` in radians about its centre. */
type Window = { x: number; y: number; width: number; turn?: number };

const RATIO = FILM.height / FILM.width;

/** One channel of a layer, interpolated between pixels; beyond the edge, the edge's value. */
export function sample({ width, height, channels, data }: Layer, x: number, y: number, channel: number): number {
  const px = Math.min(Math.max(x, 0), width - 1.001);
  const py = Math.min(Math.max(y, 0), height - 1.001);
  const [left, top] = [Math.floor(px), Math.floor(py)];
  const [dx, dy] = [px - left, py - top];
  const at = (top * width + left) * channels + channel;
  const row = width * channels;
  const upper = (data[at] ?? 0) * (1 - dx) + (data[at + channels] ?? 0) * dx;
  const lower = (data[at + row] ?? 0) * (1 - dx) + (data[at + row + channels] ?? 0) * dx;
  return upper * (1 - dy) + lower * dy;
}

/** Creates the function that maps a frame's pixel to its position in a layer. */
function createLens(layer: Layer, { x, y, width, turn = 0 }: Window) {
  const scale = (width * layer.width) / FILM.width;
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  const [middleX, middleY] = [(x + width / 2) * layer.width, y * layer.height + ((width * RATIO) / 2) * layer.width];
  return (column: number, row: number): readonly [number, number] => {
    const [dx, dy] = [column - FILM.width / 2, row - FILM.height / 2];
    return [middleX + dx * cos - dy * sin, middleY + dx * sin + dy * cos];
  };
}

/** Bars of sun moving over the wall: 0 in shade, 1 in light; `x` and `y` are fractions of the width. */
export function sunAt(x: number, y: number, time: number): number {
  const across = x + y * 0.42 - time * 0.22;
  const wave = 0.5 + 0.5 * Math.sin(across * Math.PI * 5);
  return smoothstep(0.3, 0.8, wave);
}

export const SUNLIT = 0.085;
export const SHADED = 0.2;

/**
 * Draws one frame into `frame` (four bytes a pixel); `time` runs from 0 to 1. The camera moves slowly, sun wanders,
 * a branch sways in the light and leaves close to the camera pass faster than the room behind them.
 */
export function drawFrame(layers: Layers, { travel }: FilmRecipe, time: number, frame: Uint8Array): void {
  const { scene, shade, near } = layers;
  const eased = smoothstep(0, 1, time);
  const way = travel === 'in' ? eased : 1 - eased;
  const sway = Math.sin(time * Math.PI * 2.6);
  const ofScene = createLens(scene, {
    x: lerp(0.03, 0.17, way),
    y: lerp(0.1, 0.2, way),
    width: lerp(0.95, 0.8, way),
  });
  const ofShade = createLens(shade, { x: lerp(0.02, 0.1, way), y: 0.1, width: 0.9, turn: 0.035 * sway });
  const ofNear = createLens(near, {
    x: lerp(-0.17, 0, way),
    y: lerp(0, -0.1, way),
    width: 0.92,
    turn: 0.02 * sway,
  });

  for (let row = 0; row < FILM.height; row++) {
    for (let column = 0; column < FILM.width; column++) {
      const [sceneX, sceneY] = ofScene(column, row);
      const [shadeX, shadeY] = ofShade(column, row);
      const [nearX, nearY] = ofNear(column, row);
      const light =
        1 +
        SUNLIT * sunAt(column / FILM.width, row / FILM.width, time) -
        (SHADED * sample(shade, shadeX, shadeY, 0)) / 255;
      const cover = nearX > 0 && nearY > 0 && nearY < near.height ? sample(near, nearX, nearY, 3) / 255 : 0;
      const at = (row * FILM.width + column) * 4;
      for (let channel = 0; channel < 3; channel++) {
        const behind = sample(scene, sceneX, sceneY, channel) * light;
        const before = cover > 0 ? sample(near, nearX, nearY, channel) : 0;
        frame[at + channel] = Math.min(255, behind * (1 - cover) + before * cover);
      }
      frame[at + 3] = 255;
    }
  }
}
