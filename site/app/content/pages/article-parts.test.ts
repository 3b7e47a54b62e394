import { expect, test } from 'vitest';
import { splitAtNames } from './article-parts.ts';

const to = (href: string) => `<a href="${href}">it</a>`;

test('a text is parted after each paragraph that is the first to name a product or an ingredient', () => {
  const [first, second, third] = [
    `<h2>Oil</h2><p>See ${to('/uae/product/oil?size=1#x')} and ${to('/uae/ingredients#amla')}.</p>`,
    `<p>Again ${to('/uae/product/oil')}.</p><p>In Arabic: ${to('/ar/ksa/product/%D8%B2')}.</p>`,
    '<p>The end.</p>',
  ];
  expect(splitAtNames(`${first}${second}${third}`)).toEqual([
    {
      html: first,
      named: [
        { kind: 'product', slug: 'oil' },
        { kind: 'ingredient', slug: 'amla' },
      ],
    },
    { html: second, named: [{ kind: 'product', slug: 'ز' }] },
    { html: third, named: [] },
  ]);
});

test.each([
  ['another page', `<p>${to('/uae/ingredients')} ${to('/uae/brands/tarwa')}</p>`],
  ['another site', `<p>${to('https://shop.example/product/oil')}</p>`],
  ['a product inside a quotation', `<blockquote><p>${to('/uae/product/oil')}</p></blockquote>`],
  ['a product inside a list', `<ul><li><p>${to('/uae/product/oil')}</p></li></ul>`],
])('a text that names %s stays whole', (_, html) => {
  expect(splitAtNames(html)).toEqual([{ html, named: [] }]);
});
