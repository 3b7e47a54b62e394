import { type JsonLd, textOrUndefined } from './json-ld.ts';

/** Builds the VideoObject of a campaign's video, uploaded or embedded. */
export function buildVideoObject(input: {
  name: string;
  description: string;
  thumbnail: string;
  uploadDate: string;
  contentUrl?: string | null;
  embedUrl?: string | null;
}): JsonLd {
  return {
    '@type': 'VideoObject',
    name: input.name,
    description: input.description,
    thumbnailUrl: input.thumbnail,
    uploadDate: input.uploadDate,
    contentUrl: textOrUndefined(input.contentUrl),
    embedUrl: textOrUndefined(input.embedUrl),
  };
}
