import { z } from 'zod';
import { slug, text } from './fields.ts';

/**
 * specifications.yaml: further text on packs. `{ingredients}` in a list stands for the product's own ingredients.
 */
export const specificationsFile = z.strictObject({
  /** The place where each brand is made, by its slug. */
  origins: z.record(slug, text),
  /** The origin of a pack's contents, such as its honey: the name of the attribute, and the place by product. */
  sources: z.record(slug, z.strictObject({ label: text, products: z.record(slug, text) })).optional(),
  storage: z.record(slug, text),
  warnings: z.record(slug, text),
  /** For warnings that depend on ingredients: the INCI names, by the warning's slug. One of them must be listed. */
  listed: z.record(slug, z.array(z.string().min(1)).min(1)).optional(),
  /** By product type. */
  types: z.record(
    slug,
    z.strictObject({
      /** INCI names, the heaviest first. */
      list: z.string().min(1),
      /** The form of `inci` in which ingredients are used; a food is listed product by product, below. */
      as: z.enum(['extract', 'oil', 'food']),
      /** How many months it keeps after opening. */
      opened: z.int().min(1).max(36),
      storage: slug,
      warnings: z.array(slug).min(1),
    }),
  ),
  /** Lists of single products that differ from their type's, by full slug. */
  products: z.record(slug, z.union([z.string().min(1), text])),
});

/** Whether the last of the thirteen digits of an EAN is the check digit of the others. */
export function isBarcode(digits: string): boolean {
  if (!/^\d{13}$/.test(digits)) return false;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
