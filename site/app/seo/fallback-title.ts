/** Builds the title of a page without one from its path (spec §2): `/uae/how-we-hire` → `How We Hire`. */
export function buildFallbackTitle(pathname: string): string {
  const segment = pathname.split('/').findLast((part) => part !== '') ?? '';
  return decode(segment)
    .split(/[-\s]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch (error) {
    if (error instanceof URIError) return segment;
    throw error;
  }
}
