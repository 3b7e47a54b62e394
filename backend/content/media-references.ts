const REFERENCE =
  /^(pack|stage|plant|hero|hero-mobile|room|banner|still|portrait|cover|document|video)\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** Every name of the given kind in the media references of the content, sorted. */
export function findReferences(content: unknown, kind: string): string[] {
  const names = new Set<string>();
  const search = (value: unknown) => {
    if (typeof value === 'string') {
      const [, found, name] = REFERENCE.exec(value) ?? [];
      if (found === kind && name !== undefined) names.add(name);
    } else if (Array.isArray(value)) value.forEach(search);
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(search);
  };
  search(content);
  return [...names].sort();
}
