import { and, eq } from 'drizzle-orm';
import type { CountryCode } from '../../contract/countries.ts';
import type { Database } from '../db/database.ts';
import { type MediaRow, media } from '../db/schema/media.ts';

/** Finds one picture or file of a site by its id, slug or path below the uploads folder. */
export async function findMedia(
  db: Database,
  country: CountryCode,
  by: { id: number } | { slug: string } | { path: string },
): Promise<MediaRow | null> {
  const condition = 'id' in by ? eq(media.id, by.id) : 'slug' in by ? eq(media.slug, by.slug) : eq(media.path, by.path);
  const [row] = await db
    .select()
    .from(media)
    .where(and(eq(media.country, country), condition))
    .orderBy(media.id)
    .limit(1);
  return row ?? null;
}
