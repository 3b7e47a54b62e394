import type { CatalogData, CatalogRange } from './catalog-data.ts';
import type { CatalogProduct } from './catalog-product.ts';

export const PRODUCTS_A_PAGE = 3;
/** Lines in a column of the contents; a range's heading takes three. */
const LINES_A_COLUMN = 44;
const HEAD_LINES = 3;

export type ContentsItem =
  | { kind: 'range'; range: CatalogRange; page: number }
  | { kind: 'product'; product: CatalogProduct; page: number };
type CatalogPlan = {
  /** Columns of the contents, two per page. */
  contents: ContentsItem[][];
  contentsPages: number;
  ranges: { range: CatalogRange; page: number; pages: CatalogProduct[][] }[];
  /** All pages, including the covers. */
  total: number;
};

function chunk<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}

/** Breaks the contents into columns, never leaving a range's heading alone at the foot of one. */
function breakColumns(items: readonly ContentsItem[]): ContentsItem[][] {
  const columns: ContentsItem[][] = [[]];
  let filled = 0;
  for (const item of items) {
    const lines = item.kind === 'range' ? HEAD_LINES : 1;
    const needed = item.kind === 'range' ? HEAD_LINES + 2 : 1;
    if (filled + needed > LINES_A_COLUMN) {
      columns.push([]);
      filled = 0;
    }
    columns.at(-1)?.push(item);
    filled += lines;
  }
  return columns;
}

/** Plans the pages of a catalog: cover, contents, each range and its products, back. */
export function planCatalog({ ranges }: CatalogData): CatalogPlan {
  const place = (first: number) => {
    let next = first;
    return ranges.map((range) => {
      const pages = chunk(range.products, PRODUCTS_A_PAGE);
      const page = next;
      next += 1 + pages.length;
      return { range, page, pages };
    });
  };
  const list = (placed: ReturnType<typeof place>): ContentsItem[] =>
    placed.flatMap(({ range, page, pages }) => [
      { kind: 'range' as const, range, page },
      ...pages.flatMap((products, index) =>
        products.map((product) => ({ kind: 'product' as const, product, page: page + 1 + index })),
      ),
    ]);
  const contentsPages = Math.max(1, Math.ceil(breakColumns(list(place(0))).length / 2));
  const placed = place(2 + contentsPages);
  const last = placed.at(-1);
  return {
    contents: breakColumns(list(placed)),
    contentsPages,
    ranges: placed,
    total: (last ? last.page + last.pages.length : 1 + contentsPages) + 1,
  };
}
