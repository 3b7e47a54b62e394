import { type CountryCode, countryCodes, defaultCountry, siteFolder } from '../../contract/countries.ts';
import { defaultLanguage, type LanguageCode } from '../../contract/languages.ts';

export type Addresses = ReturnType<typeof createAddresses>;

/**
 * Creates the builder of the addresses a country's site shows, below the service's origin (NOTES §4,
 * 21).
 */
export function createAddresses(origin: string, country: CountryCode) {
  const prefix = siteFolder(country);
  return {
    /** Absolute, with country and, for Arabic, the translation plugin's parameter. */
    link: (uri: string, language: LanguageCode): string =>
      `${origin}${prefix}${uri}${language === defaultLanguage ? '' : `?lang=${language}`}`,
    /** A file of the media library, by its path below the uploads folder. */
    media: (path: string): string => `${origin}${prefix}${uploadsPath(country)}${path}`,
    /** The path below the uploads folder of a media address of this site, or null. */
    parseMedia: (address: string): string | null => {
      const path = address.startsWith(origin) ? address.slice(origin.length) : address;
      const folder = `${prefix}${uploadsPath(country)}`;
      return path.startsWith(folder) ? path.slice(folder.length) : null;
    },
    /** A menu item's three addresses: a link of this site has the country in `path`, not in `uri`. */
    menu: (typed: string): { path: string; uri: string; url: string } => {
      if (!typed.startsWith('/')) return { path: typed, uri: typed, url: typed };
      const uri = withSlash(typed);
      return { path: `${prefix}${uri}`, uri, url: `${origin}${prefix}${uri}` };
    },
  };
}

/** The folder of a site's media in its addresses: the default site's own, `sites/2/` and so on for the others. */
export function uploadsPath(country: CountryCode): string {
  return country === defaultCountry ? '/wp-content/uploads/' : `/wp-content/uploads/sites/${siteNumber(country)}/`;
}

function withSlash(typed: string): string {
  const [, path = '', rest = ''] = typed.match(/^([^?#]*)(.*)$/s) ?? [];
  return `${path.endsWith('/') ? path : `${path}/`}${rest}`;
}

/** The number of a country's site in the network, 1 for the default: `sites/2` in its media addresses. */
export function siteNumber(country: CountryCode): number {
  return countryCodes.indexOf(country) + 1;
}
