import { describe, expect, it } from 'vitest';
import { rectangle } from './outlines.ts';
import { vertical } from './paint.ts';
import { createDrawing } from './svg.ts';

const square = rectangle(0, 0, 10, 10);
const fade = () =>
  vertical([
    [0, '#ffffff'],
    [1, '#000000', 0.5],
  ]);

describe('createDrawing', () => {
  it('writes equal gradients, clips and blurs once', () => {
    const drawing = createDrawing({ width: 10, height: 10 });
    for (const opacity of [0.5, 1])
      drawing.group({ clip: square, blur: 2, opacity }, () => drawing.path(square, fade()));
    const svg = drawing.toSvg();
    expect(svg.match(/<linearGradient/g)).toHaveLength(1);
    expect(svg.match(/<clipPath/g)).toHaveLength(1);
    expect(svg.match(/<filter/g)).toHaveLength(1);
    expect(svg).toContain('stop-opacity="0.5"');
  });

  it('refuses numbers that are not finite', () => {
    const drawing = createDrawing({ width: 10, height: 10 });
    expect(() => drawing.rect(0, Number.NaN, 1, 1, '#ffffff')).toThrow('not finite');
    expect(() => drawing.path(rectangle(0, 0, Number.NaN, 1), '#ffffff')).toThrow('not finite');
  });
});
