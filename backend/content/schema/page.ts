import { z } from 'zod';
import { html, mediaRef, modified, placed, seo, slug, status, text } from './fields.ts';
import { pageGroups } from './page-groups.ts';

/** pages/*.yaml: one or several pages per file. */
export const pagesFile = z.strictObject({
  pages: z.array(
    z.strictObject({
      /** The operation's page name (`home`, `our-story`, `life-at-company` …) and its uri. */
      slug,
      /** Its address when that is not `/{slug}`, without country: `/` for home, `/careers/join-us`. */
      uri: z.string().startsWith('/').optional(),
      modified,
      status,
      title: text,
      /** HTML, may be empty in both languages; split into parts if it differs by country. */
      content: z.union([html, z.array(html.extend(placed))]).optional(),
      seo,
      banner: z.strictObject({ active: z.boolean(), heading: text, description: text, image: mediaRef }).optional(),
      subNavigation: z
        .strictObject({ active: z.boolean(), items: z.array(z.strictObject({ name: text, link: z.string() })) })
        .optional(),
      groups: pageGroups.optional(),
      ...placed,
    }),
  ),
});
