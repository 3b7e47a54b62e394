import type { ProductOption } from '../content/pages/product-view.server.ts';

/** The size that was chosen before the page hydrated; null if none was. */
export function findEarlySize(): string | null {
  const early = document.querySelector<HTMLInputElement>('[data-option]:checked');
  return early && !early.defaultChecked ? early.value : null;
}

/** The index of the option in `?size=`; by default, of the one in the product's picture. */
export function findChosen(options: readonly Pick<ProductOption, 'id' | 'image'>[], size: string | null): number {
  const requested = options.findIndex(({ id }) => id === size);
  return Math.max(0, requested >= 0 ? requested : options.findIndex(({ image }) => image === null));
}
