import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { countryCodes } from '../../contract/countries.ts';
import { languageCodes } from '../../contract/languages.ts';
import type { MediaManifest } from './media-manifest.ts';
import { translated } from './schema/fields.ts';

const manifest: z.ZodType<MediaManifest> = z.record(
  z.string(),
  z.object({
    file: z.string(),
    mirroredFile: z.string().exactOptional(),
    mimeType: z.string(),
    width: z.number().exactOptional(),
    height: z.number().exactOptional(),
    alt: translated(z.string()),
    variants: z
      .array(
        z.object({
          country: z.enum(countryCodes).exactOptional(),
          language: z.enum(languageCodes).exactOptional(),
          file: z.string(),
        }),
      )
      .exactOptional(),
  }),
);

/** Reads the manifest of what set-up has rendered into the media folder; empty if nothing yet. */
export async function readManifest(mediaDir: string): Promise<MediaManifest> {
  const source = await readFile(join(mediaDir, 'manifest.json'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  return manifest.parse(JSON.parse(source));
}
