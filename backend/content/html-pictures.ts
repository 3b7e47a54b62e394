import type { LanguageCode } from '../../contract/languages.ts';
import { createAddresses } from '../graphql/addresses.ts';
import type { Site } from './site.ts';

/** A picture as the content writes it: `<img src="still/sidr-grove">`; its words and size are the library's. */
const PICTURE = /<img src="((?:still|plant)\/[a-z0-9-]+)">/g;

/** The media references of the pictures in HTML. */
export function findPictures(html: string): string[] {
  return [...html.matchAll(PICTURE)].map(([, ref = '']) => ref);
}

/** Every picture in HTML that is not written as this content writes one. */
export function findOtherPictures(html: string): string[] {
  return html.replace(PICTURE, '').match(/<img\b[^>]*>/g) ?? [];
}

/** Takes HTML, gives it with its pictures as an editor's are: the file's address on the site, its words, its size. */
export function placePictures(html: string, site: Site, language: LanguageCode): string {
  return html.replace(PICTURE, (_, ref: string) => {
    const row = site.mediaRow(ref, language);
    if (row === null) return '';
    // Without a host: rows do not know where the service is reached.
    const { media } = createAddresses('', site.country);
    const size = row.width && row.height ? ` width="${row.width}" height="${row.height}"` : '';
    const alt = row.altText.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    return `<img src="${media(row.path)}" alt="${alt}"${size} class="wp-image-${row.id}" />`;
  });
}
