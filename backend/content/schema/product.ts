import { z } from 'zod';
import { marketplaces } from '../../../contract/marketplaces.ts';
import { country, lines, placed, seo, slug, status, text, translated } from './fields.ts';
import { PACK_FORMS } from './pack.ts';
import { isBarcode } from './specifications.ts';
import { STEP_ICONS } from './step-icons.ts';

export const marketplace = z.enum(marketplaces);

export const product = z.strictObject({
  /** Without the brand: `amla-hair-oil` becomes `tarwa-amla-hair-oil`. */
  slug,
  /** The name as printed after the range name, without the brand: "Amla Hair Oil". */
  name: text,
  /** Slug of a product type in product-types.yaml. */
  type: slug,
  /** Slugs of ingredients.yaml, the leading one first. */
  ingredients: z.array(slug).min(1).max(5),
  /** Slugs of regimens in facets.yaml. */
  regimens: z.array(slug).min(1),
  /** Slugs of tags in facets.yaml (new, best-seller, concerns). */
  tags: z.array(slug),
  /** One or two sentences, plain text. */
  short: text,
  /** Two short paragraphs as HTML (<p>, optional <ul>). */
  description: text,
  pack: z.strictObject({
    form: z.enum(PACK_FORMS),
    /** One or two short label lines (at most ~22 letters each), as printed on the pack. */
    descriptor: lines,
    /** The ingredient drawn on the label, a slug of ingredients.yaml; default the first. */
    ingredient: slug.optional(),
    /** The colour seen through glass (oil, bottle, syrup, dropper), `#rrggbb`. */
    liquid: z
      .string()
      .regex(/^#[0-9a-f]{6}$/)
      .optional(),
    /** Colours that differ from its range's body and cap, `#rrggbb`. */
    body: z
      .string()
      .regex(/^#[0-9a-f]{6}$/)
      .optional(),
    cap: z
      .string()
      .regex(/^#[0-9a-f]{6}$/)
      .optional(),
  }),
  /** Sizes or counts, smallest first; more than one makes a variable product. */
  sizes: z
    .array(
      z.strictObject({
        label: text,
        value: slug,
        /** Its EAN-13. */
        barcode: z.string().refine(isBarcode, 'thirteen digits, the last their check digit').optional(),
        notIn: z.array(country).optional(),
      }),
    )
    .min(1)
    .max(4),
  /** Its marketplaces, limited to those that trade in each country (marketplaces.yaml). */
  marketplaces: z.array(marketplace).min(1),
  benefits: z
    .array(z.strictObject({ heading: text, description: text }))
    .min(2)
    .max(4),
  howToUse: z
    .array(z.strictObject({ icon: z.enum(STEP_ICONS), description: text }))
    .min(3)
    .max(5),
  /** Full slugs of other products, any range. */
  related: z.array(slug).min(1).max(6),
  published: z.iso.date(),
  status,
  /** The date it was last changed; by default, the date it was published. */
  modified: z.iso.date().optional(),
  /** Words people search for that the text does not contain (synonyms, transliterations), optional. */
  keywords: translated(z.array(z.string())).optional(),
  seo: seo.optional(),
  ...placed,
});
