import { escapeXml } from '../../contract/escape-xml.ts';
import type { LanguageCode } from '../../contract/languages.ts';
import { PICTURE } from '../content/html-pictures.ts';
import { createAddresses } from '../graphql/addresses.ts';
import type { Site } from './site.ts';

/** The HTML with its pictures as editors place them: the address of the file on the site, its words, its size. */
export function placePictures(html: string, site: Site, language: LanguageCode): string {
  return html.replace(PICTURE, (_, ref: string) => {
    const row = site.mediaRow(ref, language);
    if (row === null) return '';
    // Without a host: rows do not know where the service is reached.
    const { media } = createAddresses('', site.country);
    const size = row.width && row.height ? ` width="${row.width}" height="${row.height}"` : '';
    return `<img src="${media(row.path)}" alt="${escapeXml(row.altText)}"${size} class="wp-image-${row.id}" />`;
  });
}
