/** Builds both directions: the terms of each product, the products of each term. */
export function buildPostings(termLists: readonly number[][], termCount: number) {
  const offsets = new Uint32Array(termLists.length + 1);
  const counts = new Uint32Array(termCount);
  termLists.forEach((list, product) => {
    offsets[product + 1] = (offsets[product] ?? 0) + list.length;
    for (const term of list) counts[term] = (counts[term] ?? 0) + 1;
  });
  const termsOfProduct = new Uint32Array(offsets.at(-1) ?? 0);
  const productsOfTerm = Array.from(counts, (count) => new Uint32Array(count));
  const filled = new Uint32Array(termCount);
  termLists.forEach((list, product) => {
    termsOfProduct.set(list, offsets[product]);
    for (const term of list) {
      const place = filled[term] ?? 0;
      const products = productsOfTerm[term];
      if (products) products[place] = product;
      filled[term] = place + 1;
    }
  });
  return { offsets, termsOfProduct, productsOfTerm };
}
