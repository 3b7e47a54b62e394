import type { LocaleIndex } from '../app/content/site-index/locale-index.ts';
import type { Finding } from './finding.ts';

/** Finds addresses that two entries of a locale share: only one of them is ever shown. */
export function findClashes(
  index: Pick<LocaleIndex, 'pagePaths' | 'productTypes' | 'brands' | 'posts'>,
  where: string,
): Finding[] {
  const addresses = [
    ...[...index.pagePaths.byNumber.values()].map((path) => [path, 'page'] as const),
    ...index.productTypes.map((slug) => [`/${slug}`, 'product type'] as const),
    ...index.brands.map((slug) => [`/brands/${slug}`, 'brand'] as const),
    ...index.posts.map(({ slug }) => [`/blogs/${slug}`, 'post'] as const),
  ];
  return [...Map.groupBy(addresses, ([path]) => path)].flatMap(([path, same]) =>
    same.length < 2
      ? []
      : [{ kind: 'clash' as const, where, what: `${path}: ${same.map(([, kind]) => kind).join(' and ')}` }],
  );
}
