type Attribute = { name: string | null; label: string | null; options: readonly (string | null)[] | null };
type Attributed = { attributes?: { nodes: readonly Attribute[] } | null };

/** Whether an attribute is the size, judged by its key: the shop's own or the product's. */
export function isSize({ name }: Pick<Attribute, 'name'>): boolean {
  return /^(?:pa_)?size$/.test(name ?? '');
}

/** Reads the size of a product without variations: WooGraphQL has it as an attribute; null without one. */
export function findPackSize(node: Attributed | object): { label: string | null; size: string } | null {
  const attributes = 'attributes' in node ? (node.attributes?.nodes ?? []) : [];
  const found = attributes.find(isSize);
  const [size] = found?.options ?? [];
  return size ? { label: found?.label ?? null, size } : null;
}
