/**
 * Builds a linear-time pattern of a whole element without nested ones of its name (decision 0242): its attributes, and
 * its contents. It ends at the next tag of its name.
 */
export function elementPattern(name: string, flags = 'g'): RegExp {
  return new RegExp(`<${name}\\b([^<>]*)>([^<]*(?:<(?!\\/?${name}\\b)[^<]*)*)<\\/${name}>`, flags);
}
