import { countryCodes } from '../../contract/countries.ts';
import type { Content } from '../content/content.ts';
import type { MediaManifest } from '../content/media-manifest.ts';
import { buildSite } from '../seed/build-site.ts';

/** Builds a manifest with a file for every media reference of the content, for tests that serve no media. */
export function manifestOf(content: Content): MediaManifest {
  const refs = countryCodes.flatMap((country) => [...buildSite(content, {}, country).missingMedia]);
  return Object.fromEntries(
    refs.map((ref) => {
      const isFilm = ref.startsWith('video/');
      const isDocument = ref.startsWith('document/');
      const extension = isFilm ? 'mp4' : isDocument ? 'pdf' : 'webp';
      const mimeType = isFilm ? 'video/mp4' : isDocument ? 'application/pdf' : 'image/webp';
      return [
        ref,
        {
          file: `${ref.replaceAll('/', '-')}.${extension}`,
          mimeType,
          alt: { en: `Picture ${ref}`, ar: `صورة ${ref}` },
        },
      ];
    }),
  );
}
