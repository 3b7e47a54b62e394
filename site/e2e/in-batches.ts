/** Runs `work` over the items, at most `width` at a time; the results are in the items' order. */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = new Array(items.length);
  const queue = items.entries();
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (const [index, item] of queue) results[index] = await work(item);
    }),
  );
  return results;
}
