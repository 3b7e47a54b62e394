/** A picture as the content service has it. */
export type ImageMedia = {
  mediaItemUrl?: string | null;
  altText?: string | null;
  mimeType?: string | null;
  title?: string | null;
};
