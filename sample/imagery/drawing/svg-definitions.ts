import type { Path } from './geometry.ts';
import type { Paint, Stop } from './paint.ts';
import { buildPathData } from './path-data.ts';

export const short = (value: number) => {
  if (!Number.isFinite(value)) throw new Error('A drawing holds a number that is not finite.');
  return String(Math.round(value * 1000) / 1000);
};

function buildStops(stops: readonly Stop[]): string {
  return stops
    .map(([offset, color, opacity = 1]) => {
      const fade = opacity < 1 ? ` stop-opacity="${short(opacity)}"` : '';
      return `<stop offset="${short(offset)}" stop-color="${color}"${fade}/>`;
    })
    .join('');
}

/** Definitions of a document: equal gradients, blurs and clips are written once. */
export function createDefinitions() {
  const ids = new Map<string, string>();
  const written: string[] = [];

  function define(key: string, write: (id: string) => string): string {
    const known = ids.get(key);
    if (known !== undefined) return known;
    const id = `d${ids.size.toString(36)}`;
    ids.set(key, id);
    written.push(write(id));
    return id;
  }

  return {
    written,
    paint(paint: Paint): string {
      if (typeof paint === 'string') return paint;
      const units = paint.inDrawing ? ' gradientUnits="userSpaceOnUse"' : '';
      const place =
        paint.kind === 'linear'
          ? `x1="${short(paint.from[0])}" y1="${short(paint.from[1])}" x2="${short(paint.to[0])}" y2="${short(paint.to[1])}"`
          : `cx="${short(paint.center[0])}" cy="${short(paint.center[1])}" r="${short(paint.radius)}"`;
      const body = `${place}${units}>${buildStops(paint.stops)}`;
      const tag = paint.kind === 'linear' ? 'linearGradient' : 'radialGradient';
      return `url(#${define(tag + body, (id) => `<${tag} id="${id}" ${body}</${tag}>`)})`;
    },
    clip(path: Path): string {
      const data = buildPathData(path);
      return define(`clip${data}`, (id) => `<clipPath id="${id}"><path d="${data}"/></clipPath>`);
    },
    blur(deviation: number, room: number): string {
      const area = `x="-${room}%" y="-${room}%" width="${100 + 2 * room}%" height="${100 + 2 * room}%"`;
      return define(
        `blur${short(deviation)}/${room}`,
        (id) =>
          `<filter id="${id}" ${area} color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${short(deviation)}"/></filter>`,
      );
    },
  };
}
