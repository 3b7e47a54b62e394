import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { Image, type ImageProps } from './image.tsx';
import { Scene } from './scene.tsx';

const media = { mediaItemUrl: 'm0/a.webp', altText: 'A jar' };
const box = { width: 360, height: 450, sizes: '25vw' };

function draw(props: Partial<ImageProps> = {}) {
  const html = renderToStaticMarkup(<Image media={media} {...box} {...props} />);
  return { html, of: (name: string) => new RegExp(`<img\\b[^>]*? ${name}="([^"]*)"`, 'i').exec(html)?.[1] };
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
  });

  test('SVGs have them too', () => {
    const vector = { mediaItemUrl: 'm0/a.svg' };
    expect(draw({ media: vector, decoding: 'sync', crossorigin: 'anonymous', loading: 'eager' }).html).toMatch(
      /<img (?=.*decoding="sync")(?=.*crossorigin="anonymous")(?=.*loading="eager")/i,
    );
  });

  test.each([
    ['816px', '768w 1200w 1921w'],
    ['51rem', '768w 1200w 1921w'],
    // On a phone it is smaller than there.
    ['25vw', '320w 480w 768w 1200w 1921w'],
  ])('of the size %s no width is offered that no screen takes: %s', (sizes, widths) => {
    const srcset = /<source[^>]* srcSet="([^"]*)"/i.exec(draw({ sizes, width: 816 }).html)?.[1] ?? '';
    expect(srcset.match(/\d+w(?=,|$)/g)?.join(' ')).toBe(widths);
  });

  test('a leading picture comes in every width, a lazy one in steps (decision 0302)', () => {
    const scene = { source: 'm0/a.webp', sizes: '100vw' };
    const widths = (html: string) => html.match(/\b\d+w(?=[,"])/g);
    const leading = renderToStaticMarkup(<Scene desktop={scene} mobile={scene} alt="" priority />);
    const lazy = renderToStaticMarkup(<Scene desktop={scene} mobile={scene} alt="" />);
    for (const html of [draw({ priority: true }).html, leading]) expect(widths(html)).toContain('576w');
    for (const html of [draw().html, lazy]) expect(widths(html)).not.toContain('576w');
  });

  test('other values do not type-check', () => {
    expectTypeOf<ImageProps['loading']>().toEqualTypeOf<'lazy' | 'eager' | undefined>();
    expectTypeOf<ImageProps['decoding']>().toEqualTypeOf<'async' | 'auto' | 'sync' | undefined>();
    expectTypeOf<ImageProps['crossorigin']>().toEqualTypeOf<'anonymous' | 'use-credentials' | '' | undefined>();
    // @ts-expect-error: none of the three values
    expect(<Image media={media} {...box} decoding="later" />).toBeDefined();
  });
});

describe('browsers without AVIF take a WebP of one size (decision 0293)', () => {
  const addressesOf = (html: string) =>
    [...html.matchAll(/ (\w+)="([^"]*(?:f_webp,q_80|f_avif)[^"]*)"/g)].map(([, ...pair]) => pair);

  test('the only picture that is no candidate of AVIF', () => {
    const { html, of } = draw({ background: 'eff2ed' });
    expect(of('src')).toBe('/_ipx/w_480,f_webp,q_80,b_eff2ed/m0/a.webp');
    expect(addressesOf(html).filter(([, value]) => value?.includes('f_webp'))).toEqual([['src', of('src')]]);
    expect(of('srcset')).toBeUndefined();
    expect(html).toMatch(/<source type="image\/avif" srcSet="[^"]*w_320,f_avif[^"]* 320w, /);
  });

  test('a phone has its own scene', () => {
    const desktop = { source: 'm0/wide.webp', sizes: '100vw' };
    const mobile = { source: 'm0/high.webp', sizes: '75vw' };
    const html = renderToStaticMarkup(<Scene desktop={desktop} mobile={mobile} alt="" />);
    expect(addressesOf(html).filter(([, value]) => value?.includes('f_webp'))).toEqual([
      ['srcSet', '/_ipx/w_768,f_webp,q_80/m0/high.webp'],
      ['src', '/_ipx/w_1536,f_webp,q_80/m0/wide.webp'],
    ]);
    // The first source that fits is taken: AVIF comes before WebP.
    expect(html.indexOf('f_avif')).toBeLessThan(html.indexOf('f_webp'));
    expect(html).toMatch(/<source media="\(max-width: 768px\)" srcSet="[^"]*f_webp/);
  });
});
