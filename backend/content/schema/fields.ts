/**
 * The common format of content files: YAML, all languages side by side. Every file is validated with the schemas
 * of this folder on load; an error names the file and the field.
 *
 * Two conventions hold everywhere:
 * - a text is `{ en, ar }`, a key for each language;
 * - an object may carry `countries: [uae, …]` (only there) or `notIn: [egy, …]` (everywhere else);
 *   it is dropped, wherever it stands in a list, for the other countries.
 */
import { z } from 'zod';
import { countryCodes } from '../../../contract/countries.ts';
import { type LanguageCode, languages, type WrittenLanguage } from '../../../contract/languages.ts';

export const country = z.enum(countryCodes);
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens');

/** A value for each language; it may be left out only in a language still being written (decision 0073). */
export function translated<Value extends z.ZodType>(value: Value) {
  const fields = languages.map(({ code, fallback }) => [code, fallback === null ? value : value.exactOptional()]);
  return z.strictObject(Object.fromEntries(fields) as TranslatedFields<Value>);
}
type TranslatedFields<Value extends z.ZodType> = Record<WrittenLanguage, Value> &
  Record<Exclude<LanguageCode, WrittenLanguage>, z.ZodExactOptional<Value>>;

export const text = translated(z.string().min(1));
/** A list of lines; languages may differ in their number. */
export const lines = translated(z.array(z.string()).min(1));

/**
 * A reference to a picture or file that set-up makes, `{kind}/{name}`:
 * pack/{product}, stage/{product}, plant/{ingredient}, hero/{brand}, hero-mobile/{brand}, room/{brand},
 * banner/{brand, product type or page}, still/{any name}, portrait/{person}, cover/{catalog}, document/{name} (PDF),
 * video/{name} (MP4).
 */
export const mediaRef = z
  .string()
  .regex(
    /^(pack|stage|plant|hero|hero-mobile|room|banner|still|portrait|cover|document|video)\/[a-z0-9]+(-[a-z0-9]+)*$/,
    'a media reference such as plant/amla',
  );

/** The site's own time, without an offset: `2026-03-14T09:00:00`. */
export const siteTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/);
/** The time a text was last changed; by default, the time it was published. */
export const modified = siteTime.optional();

/** Drafts and scheduled content; published without it. */
export const status = z.enum(['draft', 'future']).optional();

export const placed = { countries: z.array(country).optional(), notIn: z.array(country).optional() };
/** HTML; a picture in it is `<img src="still/…">` or `<img src="plant/…">` and nothing else. */
export const html = translated(z.string());
export const seo = z.strictObject({ title: text, description: text });
export const block = z.strictObject({ heading: text, description: text, image: mediaRef.optional(), ...placed });
