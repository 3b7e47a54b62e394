import { z } from 'zod';
import { mediaRef, modified, placed, seo, siteTime, slug, status, text, translated } from './fields.ts';

/** Fields of all dated entries. */
const DATED = { slug, date: siteTime, modified, status, title: text };

/** posts/{health-hub,blog,press-releases}.yaml: `category` is the backend category of every post of the file. */
export const postsFile = z.strictObject({
  category: z.enum(['health-hub', 'blog', 'press-releases']),
  posts: z.array(
    z.strictObject({
      ...DATED,
      excerpt: text,
      /** HTML. */
      content: text,
      image: mediaRef.optional(),
      tags: z.array(slug),
      seo: seo.optional(),
      ...placed,
    }),
  ),
});

/** posts/campaigns.yaml; tags may name brands (campaignsByBrand). */
export const campaignsFile = z.strictObject({
  campaigns: z.array(
    z.strictObject({
      ...DATED,
      content: text,
      image: mediaRef,
      tags: z.array(slug),
      video: z
        .discriminatedUnion('type', [
          z.strictObject({ type: z.literal('upload'), file: mediaRef }),
          z.strictObject({ type: z.literal('embed'), link: z.url() }),
        ])
        .optional(),
      seo: seo.optional(),
      ...placed,
    }),
  ),
});

/** locations.yaml: the company's own locations. The `content` of a location is its address as HTML. */
export const locationsFile = z.strictObject({
  locations: z.array(
    z.strictObject({ slug, status, title: text, content: text, email: z.email(), phone: z.string(), ...placed }),
  ),
});

/** shops.yaml: locations where products are sold; one without `stock` sells all. */
export const shopsFile = z.strictObject({
  locations: z.array(
    z.strictObject({
      slug,
      status,
      kind: z.enum(['shop', 'pharmacy', 'supermarket', 'online']),
      title: text,
      content: text.optional(),
      phone: z.string().optional(),
      city: text.optional(),
      hours: text.optional(),
      website: translated(z.url()).optional(),
      at: z.strictObject({ latitude: z.number(), longitude: z.number() }).optional(),
      /** Brands, product types and products. */
      stock: z.array(slug).optional(),
      ...placed,
    }),
  ),
});

/** awards.yaml */
export const awardsFile = z.strictObject({
  awards: z.array(
    z.strictObject({
      slug,
      date: siteTime,
      status,
      title: text,
      /** What it was awarded for: one sentence as HTML. */
      content: text,
      image: mediaRef.optional(),
      ...placed,
    }),
  ),
});

/** tags.yaml: names of the tags of posts and campaigns. */
export const tagsFile = z.strictObject({ tags: z.array(z.strictObject({ slug, name: text })) });
