import { join } from 'node:path';
import { countryCodes } from '../../contract/countries.ts';
import { languageCodes } from '../../contract/languages.ts';
import { readManifest } from '../content/read-manifest.ts';
import { createDatabase, type OpenDatabase } from '../db/database.ts';
import type { WatchStatement } from '../db/watch-statements.ts';
import { type SeedResult, type Synthetic, seed } from './seed.ts';

/** The backend's storage: `DATABASE_URL` or the embedded database below `DATA_DIR`, media beside it. */
type BackendPlace = {
  dataDir: string;
  databaseUrl: string;
  contentDir: string;
  report: (line: string) => void;
  watch?: WatchStatement;
  /** How long to wait for an exiting process that still holds the embedded database, in milliseconds. */
  patience?: number;
};

/** The folder into which set-up renders pictures and documents. */
export function mediaDirOf({ dataDir }: { dataDir: string }): string {
  return join(dataDir, 'media');
}

/** Opens the database of a place and brings its tables up to date. */
export async function openDatabase({
  dataDir,
  databaseUrl,
  report,
  watch,
  patience = 0,
}: Omit<BackendPlace, 'contentDir'>): Promise<OpenDatabase> {
  const database = await createDatabase({
    ...(databaseUrl === '' ? { dataDir: join(dataDir, 'database') } : { url: databaseUrl }),
    report,
    patience,
    ...(watch ? { watch } : {}),
  });
  await database.migrate();
  return database;
}

/** Loads the content folder into the database of a place; does nothing if nothing changed. */
export async function setUpDatabase(place: BackendPlace, synthetic?: Synthetic): Promise<SeedResult> {
  const database = await openDatabase(place);
  try {
    return await applySeed(database, place, synthetic);
  } finally {
    await database.close();
  }
}

/** The same for an open database. */
export async function applySeed(
  { db }: OpenDatabase,
  place: Pick<BackendPlace, 'dataDir' | 'contentDir'>,
  synthetic?: Synthetic,
): Promise<SeedResult> {
  const manifest = await readManifest(mediaDirOf(place));
  return seed({ db, manifest, contentDir: place.contentDir, ...(synthetic ? { synthetic } : {}) });
}

/** One line on what seeding did, and one on the pictures that were missing. */
export function describeSeed({ applied, products, missingMedia }: SeedResult): string[] {
  if (!applied) return ['Content is up to date.'];
  const lines = [
    `Content applied: ${products} products in ${countryCodes.length} countries and ${languageCodes.length} languages.`,
  ];
  if (missingMedia.length > 0)
    lines.push(
      `${missingMedia.length} media references have no file yet, the first: ${missingMedia.slice(0, 3).join(', ')}.`,
    );
  return lines;
}
