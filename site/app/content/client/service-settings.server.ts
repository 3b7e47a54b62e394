import { type CountryCode, countryCodes } from '../../../../contract/countries.ts';
import { defaultLanguage, type LanguageCode, parseLanguageTag } from '../../../../contract/languages.ts';
import type { PublicSite } from '../cleaning/public-sites.ts';
import type { ContentOrigins, Endpoints } from './endpoints.server.ts';

/** Settings of a country's service: its public address, and its language if it has only one. */
type Settings = { publicUrl: string | null; soleLanguage: LanguageCode | null };

type ServiceSettingsOptions = {
  endpoints: Pick<Endpoints, 'byCountry' | 'origins'>;
  contentOrigins: ContentOrigins;
  siteOrigin: string;
  /** Called when the settings of a country's service change. */
  onChange: (country: CountryCode) => void;
};

/** An answer, and whether its service has no language extension. */
type ServiceAnswer = { data: object; isWithoutLanguages: boolean };

const UNKNOWN: Settings = { publicUrl: null, soleLanguage: null };

/** Keeps the settings that services report about themselves (decision 0133). */
export function createServiceSettings(options: ServiceSettingsOptions) {
  const { endpoints, contentOrigins, siteOrigin, onChange } = options;
  const known = new Map<CountryCode, Settings>();
  const knownHosts = new Set([siteOrigin, ...endpoints.origins].map((origin) => new URL(origin).host));

  /** Learns from an answer as it came, or was kept, if it has the service's settings. */
  function learn(country: CountryCode, { data, isWithoutLanguages }: ServiceAnswer): void {
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

  /** Whether an address is on a host that this site does not know yet. */
  function isPublic(url: unknown): url is string {
    return (
      typeof url === 'string' && /^https?:\/\//i.test(url) && URL.canParse(url) && !knownHosts.has(new URL(url).host)
    );
  }

  return {
    learn,
    /** The one language of a country's service; null when it has several, or is not known. */
    soleLanguageOf: (country: CountryCode): LanguageCode | null => known.get(country)?.soleLanguage ?? null,
    /** The public addresses of services: as configured, then as they report them. */
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
