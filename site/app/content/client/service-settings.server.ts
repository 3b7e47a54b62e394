import { type CountryCode, countryCodes } from '../../../../contract/countries.ts';
import { defaultLanguage, type LanguageCode, parseLanguageTag } from '../../../../contract/languages.ts';
import type { PublicSite } from '../cleaning/public-sites.ts';
import type { ContentOrigins, Endpoints } from './endpoints.server.ts';

/** What the service of a country says of itself: its public address, and its language if it has only one. */
type Settings = { publicUrl: string | null; soleLanguage: LanguageCode | null };

export type ServiceSettingsOptions = {
  endpoints: Pick<Endpoints, 'byCountry' | 'origins'>;
  contentOrigins: ContentOrigins;
  siteOrigin: string;
  /** Called when a country's service says something else than before. */
  onChange: (country: CountryCode) => void;
};

/** An answer, and whether its service has no language extension. */
type Told = { data: object; isWithoutLanguages: boolean };

const UNKNOWN: Settings = { publicUrl: null, soleLanguage: null };

/** Creates what is known of the services by their own settings (decision 0133). */
export function createServiceSettings(options: ServiceSettingsOptions) {
  const { endpoints, contentOrigins, siteOrigin, onChange } = options;
  const known = new Map<CountryCode, Settings>();
  const knownHosts = new Set([siteOrigin, ...endpoints.origins].map((origin) => new URL(origin).host));

  /** Learns from an answer as it came, or was kept, if it has the service's settings. */
  function learn(country: CountryCode, { data, isWithoutLanguages }: Told): void {
    const settings = 'generalSettings' in data ? data.generalSettings : null;
    if (typeof settings !== 'object' || settings === null) return;
    const { url, language } = { url: null, language: null, ...settings };
    const before = known.get(country) ?? UNKNOWN;
    const now: Settings = {
      publicUrl: isPublic(url) ? url : null,
      soleLanguage: isWithoutLanguages ? (parseLanguageTag(String(language)) ?? defaultLanguage) : null,
    };
    known.set(country, now);
    if (now.publicUrl !== before.publicUrl || now.soleLanguage !== before.soleLanguage) onChange(country);
  }

  /** Whether a service shows itself at another host than this site knows. */
  function isPublic(url: unknown): url is string {
    return (
      typeof url === 'string' && /^https?:\/\//i.test(url) && URL.canParse(url) && !knownHosts.has(new URL(url).host)
    );
  }

  return {
    learn,
    /** The one language of a country's service; null when it has several, or is not known. */
    soleLanguageOf: (country: CountryCode): LanguageCode | null => known.get(country)?.soleLanguage ?? null,
    /** Where services show their sites: as configured, then as they say. */
    listPublicSites: (): PublicSite[] =>
      countryCodes.flatMap((country) => {
        const { publicUrl } = known.get(country) ?? UNKNOWN;
        return [...(contentOrigins[country] ?? []), ...(publicUrl === null ? [] : [publicUrl])].map((url) => ({
          country,
          url,
        }));
      }),
  };
}
