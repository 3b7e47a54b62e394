import type { Path, Warp } from './geometry.ts';
import { mapPath } from './geometry.ts';
import type { Paint } from './paint.ts';
import { buildPathData } from './path-data.ts';
import type { Shape } from './shape.ts';
import { createDefinitions, short } from './svg-definitions.ts';

export type GroupOptions = {
  clip?: Path;
  /** Standard deviation of a blur over the whole group, and the room it needs round it in percent. */
  blur?: number;
  blurRoom?: number;
  opacity?: number;
  x?: number;
  y?: number;
  scale?: number;
  /** Radians. */
  rotation?: number;
};
type PathOptions = { opacity?: number; blur?: number; blurRoom?: number; crisp?: boolean };

/** One SVG document being drawn, back to front. */
export type Drawing = {
  path(path: Path, fill: Paint, options?: PathOptions): void;
  shapes(shapes: readonly Shape[], warp?: Warp): void;
  rect(x: number, y: number, width: number, height: number, fill: Paint, options?: PathOptions): void;
  ellipse(cx: number, cy: number, rx: number, ry: number, fill: Paint, options?: PathOptions): void;
  group(options: GroupOptions, draw: () => void): void;
  toSvg(): string;
};

const opacityAttribute = (opacity = 1) => (opacity < 1 ? ` opacity="${short(opacity)}"` : '');

/** An empty SVG document of the given size; `viewBox` when its units are not its pixels. */
export function createDrawing(size: { width: number; height: number; viewBox?: string }): Drawing {
  const definitions = createDefinitions();
  const body: string[] = [];

  function attributes({ opacity, blur, blurRoom = 40, crisp }: PathOptions): string {
    const filter = blur ? ` filter="url(#${definitions.blur(blur, blurRoom)})"` : '';
    return `${opacityAttribute(opacity)}${crisp ? ' shape-rendering="crispEdges"' : ''}${filter}`;
  }

  function path(outline: Path, fill: Paint, options: PathOptions = {}) {
    body.push(`<path d="${buildPathData(outline)}" fill="${definitions.paint(fill)}"${attributes(options)}/>`);
  }

  function openGroup({ clip, blur, blurRoom, opacity, x = 0, y = 0, scale = 1, rotation = 0 }: GroupOptions): string {
    const moves = [
      x || y ? `translate(${short(x)} ${short(y)})` : '',
      rotation ? `rotate(${short((rotation * 180) / Math.PI)})` : '',
      scale !== 1 ? `scale(${short(scale)})` : '',
    ].filter(Boolean);
    const transform = moves.length > 0 ? ` transform="${moves.join(' ')}"` : '';
    const clipping = clip ? ` clip-path="url(#${definitions.clip(clip)})"` : '';
    return `<g${transform}${clipping}${attributes({ opacity, blur, blurRoom })}>`;
  }

  return {
    path,
    shapes(shapes, warp) {
      for (const shape of shapes)
        path(warp ? mapPath(shape.path, warp) : shape.path, shape.fill, { opacity: shape.opacity });
    },
    rect(x, y, width, height, fill, options = {}) {
      const place = `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`;
      body.push(`<rect ${place} fill="${definitions.paint(fill)}"${attributes(options)}/>`);
    },
    ellipse(cx, cy, rx, ry, fill, options = {}) {
      const place = `cx="${short(cx)}" cy="${short(cy)}" rx="${short(rx)}" ry="${short(ry)}"`;
      body.push(`<ellipse ${place} fill="${definitions.paint(fill)}"${attributes(options)}/>`);
    },
    group(options, draw) {
      body.push(openGroup(options));
      draw();
      body.push('</g>');
    },
    toSvg() {
      const { width, height, viewBox = `0 0 ${width} ${height}` } = size;
      const defs = definitions.written.length > 0 ? `<defs>${definitions.written.join('')}</defs>` : '';
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${defs}${body.join('')}</svg>`;
    },
  };
}
