import { z } from 'zod';
import { countryCodes, isCountryCode } from '../../../contract/countries.ts';
import { parseJson } from '../../../contract/parse-json.ts';

const TAG = /^([a-z]+):([\w+/=-]{1,100})$/;

/** The changes that a notice reports. */
export const noticeSchema = z
  .strictObject({
    /** `{country}:{operation}` or `{country}:{global id}`. */
    tags: z
      .array(z.string().refine((tag) => isCountryCode(TAG.exec(tag)?.[1] ?? ''), 'not {country}:{operation or id}'))
      .max(1_000)
      .default([]),
    /** The pages at these addresses, and their content. */
    paths: z
      .array(z.string().regex(/^\/(?!\/)[^?#]{0,2000}$/, 'not a path of this site, without a query'))
      .max(200)
      .default([]),
    countries: z.array(z.enum(countryCodes)).max(countryCodes.length).default([]),
    all: z.boolean().default(false),
  })
  .refine(
    ({ tags, paths, countries, all }) => all || tags.length + paths.length + countries.length > 0,
    'nothing to purge: name tags, paths, countries, or all',
  );

export type PurgeNotice = z.output<typeof noticeSchema>;

/** Parses the body of a notice, or describes each mistake in a sentence. */
export function parseNotice(body: string): PurgeNotice | { mistakes: string[] } {
  const json = parseJson(body);
  if (json === undefined) return { mistakes: ['not JSON'] };
  const parsed = noticeSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  return {
    mistakes: parsed.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')),
  };
}
