type Attribute = { name: string | null; label: string | null; options: readonly (string | null)[] | null };
type Attributed = { attributes?: { nodes: readonly Attribute[] } | null };

/** The attribute's key, whether the shop's own or the product's. */
const SIZE_NAME = /^(?:pa_)?size$/;

/** Reads the size of a product without variations: WooGraphQL has it as an attribute; null without one. */
export function findPackSize(node: Attributed | object): { label: string | null; size: string } | null {
  const attributes = 'attributes' in node ? (node.attributes?.nodes ?? []) : [];
  const found = attributes.find(({ name }) => SIZE_NAME.test(name ?? ''));
  const [size] = found?.options ?? [];
  return size ? { label: found?.label ?? null, size } : null;
}
