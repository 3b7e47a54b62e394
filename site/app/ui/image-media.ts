/** A picture as the content service names it. */
export type ImageMedia = {
  mediaItemUrl?: string | null;
  altText?: string | null;
  mimeType?: string | null;
  title?: string | null;
};
