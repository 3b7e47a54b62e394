/**
 * Builds the pattern of a whole element that has none of its name in it, in linear time (decision 0242): its attributes,
 * and what is in it. It ends at the next tag of its name.
 */
export function elementPattern(name: string, flags = 'g'): RegExp {
  return new RegExp(`<${name}\\b([^<>]*)>([^<]*(?:<(?!\\/?${name}\\b)[^<]*)*)<\\/${name}>`, flags);
}
