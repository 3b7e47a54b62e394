import { escapeXml } from '../../contract/escape-xml.ts';
import type { LanguageCode } from '../../contract/languages.ts';
import { PICTURE } from '../content/html-pictures.ts';
import { createAddresses } from '../graphql/addresses.ts';
import type { Site } from './site.ts';

/** The HTML with its pictures as editors insert them: with their site address, alternative text and size. */
export function placePictures(html: string, site: Site, language: LanguageCode): string {
  return html.replace(PICTURE, (_, ref: string) => {
    const row = site.mediaRow(ref, language);
    if (row === null) return '';
    // Without a host: rows do not know the service's address.
    const { media } = createAddresses('', site.country);
    const size = row.width && row.height ? ` width="${row.width}" height="${row.height}"` : '';
    return `<img src="${media(row.path)}" alt="${escapeXml(row.altText)}"${size} class="wp-image-${row.id}" />`;
  });
}
