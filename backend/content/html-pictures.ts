/** A picture as written in content: `<img src="still/sidr-grove">`; the library has its alternative text and size. */
export const PICTURE = /<img src="((?:still|plant|table)\/[a-z0-9-]+)">/g;

/** The media references of the pictures in HTML. */
export function findPictures(html: string): string[] {
  return [...html.matchAll(PICTURE)].map(([, ref = '']) => ref);
}

/** Every picture in HTML that is written any other way. */
export function findOtherPictures(html: string): string[] {
  return html.replace(PICTURE, '').match(/<img\b[^<>]*>?/g) ?? [];
}
