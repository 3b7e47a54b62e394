import { z } from 'zod';
import { seo, slug, text } from './fields.ts';
import { product } from './product.ts';

/** ranges/{brand}.yaml */
export const rangeFile = z.strictObject({
  brand: z.strictObject({
    slug,
    order: z.number().int(),
    name: text,
    /** The purpose of the range, in one or two words: "Hair care". */
    tagline: text,
    /** The line over the brand's hero. */
    heading: text,
    /** One or two paragraphs as HTML. */
    description: text,
    seo,
    /** Texts for its products of a type, or for `all`: the one under the heading, and those for search results. */
    collections: z.record(slug, z.strictObject({ text, seo })).default({}),
    /** Old spellings of this brand in legacy addresses, without the slug itself. */
    legacySlugs: z.array(slug).default([]),
  }),
  products: z.array(product).min(1),
});
