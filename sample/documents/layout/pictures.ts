import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { MediaManifest } from '../../../backend/content/media-manifest.ts';
import type { Color } from '../pdf/operators.ts';
import type { Picture } from '../pdf/picture-stream.ts';
import { buildNiche, PACKSHOT } from './niche.ts';

const MAX_BYTES = 40_000;
const QUALITIES = [80, 70, 60, 50, 40, 30] as const;

const ROOM = { width: 840, height: 785 } as const;

/** The site's rendered pictures, prepared for print; each is made once and shared by all documents. */
export type Pictures = {
  /** The file of a reference, or null if nothing was rendered for it. */
  fileOf(ref: string, mirrored?: boolean): string | null;
  /** A product in a niche of its range's room. */
  packshot(ref: string, room: Color): Promise<Picture | null>;
  /** A room with its products, filling `ROOM`. */
  room(ref: string, mirrored: boolean): Promise<Picture | null>;
};

/** The best JPEG that is small enough. */
async function encode(image: Sharp, size: { width: number; height: number }): Promise<Picture> {
  const pixels = await image.removeAlpha().raw().toBuffer();
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await sharp(pixels, { raw: { ...size, channels: 3 } })
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (bytes.length <= MAX_BYTES) break;
  }
  return { bytes, ...size };
}

/** Reads pictures from the media folder that set-up fills. */
export function createPictures({ dir, manifest }: { dir: string; manifest: MediaManifest }): Pictures {
  const made = new Map<string, Promise<Picture | null>>();

  function fileOf(ref: string, mirrored = false): string | null {
    const entry = manifest[ref];
    return (mirrored ? entry?.mirroredFile : undefined) ?? entry?.file ?? null;
  }
  function once(key: string, make: () => Promise<Picture | null>): Promise<Picture | null> {
    const known = made.get(key) ?? make();
    made.set(key, known);
    return known;
  }

  return {
    fileOf,
    packshot(ref, room) {
      return once(`${ref} ${room}`, async () => {
        const file = fileOf(ref);
        if (!file) return null;
        const input = await sharp(await readFile(join(dir, file)))
          .resize({ ...PACKSHOT, fit: 'contain', background: '#ffffff00' })
          .toBuffer();
        return encode(sharp(Buffer.from(buildNiche(room))).composite([{ input }]), PACKSHOT);
      });
    },
    room(ref, mirrored) {
      return once(`${ref} ${mirrored}`, async () => {
        const file = fileOf(ref, mirrored);
        if (!file) return null;
        const image = sharp(await readFile(join(dir, file))).resize({ ...ROOM, fit: 'cover', position: 'bottom' });
        return encode(image.flatten({ background: '#ffffff' }), ROOM);
      });
    },
  };
}
