type Attribute = { name: string | null; label: string | null; options: readonly (string | null)[] | null };
type Attributed = { attributes?: { nodes: readonly Attribute[] } | null };

/** The key of the attribute, as the shop's own or as one of the product's alone. */
const SIZE_NAME = /^(?:pa_)?size$/;

/** Reads the size of a product that comes in one: WooGraphQL gives it as an attribute; null where nobody gave it. */
export function findPackSize(node: Attributed | object): { label: string | null; size: string } | null {
  const attributes = 'attributes' in node ? (node.attributes?.nodes ?? []) : [];
  const found = attributes.find(({ name }) => SIZE_NAME.test(name ?? ''));
  const [size] = found?.options ?? [];
  return size ? { label: found?.label ?? null, size } : null;
}
