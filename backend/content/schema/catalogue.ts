import { z } from 'zod';
import { languageCodes } from '../../../contract/languages.ts';
import { block, country, placed, seo, slug, text, translated } from './fields.ts';
import { marketplace } from './product.ts';

/** product-types.yaml: categories (hair-care …) with their types (hair-oil …), both of them pages. */
const productType = z.strictObject({
  slug,
  name: text,
  description: text,
  seo,
  benefits: z.array(block).length(4),
  faqs: z
    .array(
      z.strictObject({
        question: text,
        answer: text,
        /** Full slugs of products of the type whose pages omit it. */
        notOn: z.array(slug).optional(),
        ...placed,
      }),
    )
    .min(2)
    .max(8),
});
export const productTypesFile = z.strictObject({
  categories: z.array(productType.extend({ types: z.array(productType) })),
});

/** ingredients.yaml */
export const ingredientsFile = z.strictObject({
  ingredients: z.array(
    z.strictObject({
      slug,
      name: text,
      /** Botanical or common second name, plain: "Phyllanthus emblica". */
      botanical: z.string(),
      /**
       * The names of its watery extract and its oil in lists of ingredients (INCI); a single name if it is used in one
       * form.
       */
      inci: z.strictObject({ extract: z.string().min(1), oil: z.string().min(1) }).optional(),
      /** 60 to 120 words as HTML paragraphs: what it is, where it grows, how it is used. No medical claims. */
      description: text,
      /** The tint of its square in the herbarium, `#rrggbb`. */
      tint: z.string().regex(/^#[0-9a-f]{6}$/),
    }),
  ),
});

/** facets.yaml: names of the facets, the regimens and the tags. */
export const facetsFile = z.strictObject({
  facets: z.strictObject({ productType: text, ingredient: text, regimen: text }),
  regimens: z.array(z.strictObject({ slug, name: text })),
  tags: z.array(z.strictObject({ slug, name: text })),
});

const address = z.string().startsWith('https://');

/**
 * marketplaces.yaml: who trades where, and a product's address there (`{query}` is the encoded name): one for each
 * language, or one for both.
 */
export const marketplacesFile = z.strictObject({
  marketplaces: z.record(marketplace, z.partialRecord(country, z.union([address, translated(address)]))),
});

/**
 * one-language.yaml: products shown in one language only, under their own slug (`زيت-…`); their texts in other
 * languages are not used.
 */
export const oneLanguageFile = z.strictObject({
  language: z.enum(languageCodes),
  products: z.array(
    z.strictObject({
      /** The full slug of the product in its range file. */
      product: slug,
      slug: z.string().regex(/^[\p{L}0-9]+(-[\p{L}0-9]+)*$/u, 'words joined by hyphens'),
    }),
  ),
});

/**
 * search-words.yaml: what people also call a brand, product type, ingredient, moment or tag, by its slug:
 * synonyms, dialect words, transliterations, in either script.
 */
export const searchWordsFile = z.strictObject({ words: z.record(slug, z.array(z.string().min(1))) });
