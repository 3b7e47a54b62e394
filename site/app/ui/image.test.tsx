import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { Image, type ImageProps } from './image.tsx';

const media = { mediaItemUrl: 'm0/a.webp', altText: 'A jar' };
const box = { width: 360, height: 450, sizes: '25vw' };

function draw(props: Partial<ImageProps> = {}) {
  const html = renderToStaticMarkup(<Image media={media} {...box} {...props} />);
  const of = (name: string, tag: string) => new RegExp(`<${tag}\\b[^>]*? ${name}="([^"]*)"`, 'i').exec(html)?.[1];
  return { html, of: (name: string) => of(name, 'img'), ofPreload: (name: string) => of(name, 'link') };
}

describe('spec §5: the options of a picture', () => {
  test('defaults of a lazy and of a priority picture', () => {
    const waiting = draw();
    expect([waiting.of('loading'), waiting.of('decoding'), waiting.of('crossorigin')]).toEqual([
      'lazy',
      'async',
      undefined,
    ]);
    expect(draw({ priority: true }).of('loading')).toBe('eager');
  });

  test.each(['lazy', 'eager'] as const)('loading: %s', (loading) => {
    expect(draw({ loading }).of('loading')).toBe(loading);
    expect(draw({ loading, priority: true }).of('loading')).toBe(loading);
  });

  test.each(['async', 'auto', 'sync'] as const)('decoding: %s', (decoding) => {
    expect(draw({ decoding }).of('decoding')).toBe(decoding);
  });

  test.each(['anonymous', 'use-credentials', ''] as const)('crossorigin: %j', (crossorigin) => {
    expect(draw({ crossorigin }).of('crossorigin')).toBe(crossorigin);
    // With another mode, the preload would load the picture twice.
    expect(draw({ crossorigin, priority: true }).ofPreload('crossorigin')).toBe(crossorigin);
  });

  test('SVGs have them too', () => {
    const vector = { mediaItemUrl: 'm0/a.svg' };
    expect(draw({ media: vector, decoding: 'sync', crossorigin: 'anonymous', loading: 'eager' }).html).toMatch(
      /<img (?=.*decoding="sync")(?=.*crossorigin="anonymous")(?=.*loading="eager")/i,
    );
  });

  test('other values do not type-check', () => {
    expectTypeOf<ImageProps['loading']>().toEqualTypeOf<'lazy' | 'eager' | undefined>();
    expectTypeOf<ImageProps['decoding']>().toEqualTypeOf<'async' | 'auto' | 'sync' | undefined>();
    expectTypeOf<ImageProps['crossorigin']>().toEqualTypeOf<'anonymous' | 'use-credentials' | '' | undefined>();
    // @ts-expect-error: none of the three values
    expect(<Image media={media} {...box} decoding="later" />).toBeDefined();
  });
});
