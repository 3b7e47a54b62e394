import { type CountryCode, countries } from '../../../../contract/countries.ts';
import type { LanguageCode } from '../../../../contract/languages.ts';
import { listPublicHosts, type PublicSite, siteFolderOf } from './public-sites.ts';

/** The context that backend links are resolved in. */
export type LinkContext = {
  country: CountryCode;
  language: LanguageCode;
  /** The GraphQL address of each country; its folder is the country's site (contract notes, section 4). */
  endpoints: Readonly<Partial<Record<CountryCode, string>>>;
  /** Origins of media, in alias order. */
  origins: readonly string[];
  siteOrigin: string;
  /** Other addresses of the countries' sites: the public addresses of their services. */
  publicSites?: readonly PublicSite[];
};

const ownHosts = new WeakMap<LinkContext, ReadonlySet<string>>();

/** The hosts of this site and its services, read from their addresses once: an answer may have thousands of links. */
export function listOwnHosts(context: LinkContext): ReadonlySet<string> {
  const known = ownHosts.get(context);
  if (known !== undefined) return known;
  const origins = [context.siteOrigin, ...context.origins];
  const hosts = new Set([...origins.map((origin) => new URL(origin).host), ...listPublicHosts(context)]);
  ownHosts.set(context, hosts);
  return hosts;
}

type Site = { country: CountryCode; host: string; folder: string };

const sitesByEndpoints = new WeakMap<LinkContext['endpoints'], Site[]>();

/** The countries' sites, read from their addresses once. */
export function listSites(endpoints: LinkContext['endpoints']): Site[] {
  const known = sitesByEndpoints.get(endpoints);
  if (known !== undefined) return known;
  const sites = countries.flatMap(({ code }) => {
    const endpoint = endpoints[code];
    return endpoint === undefined
      ? []
      : [{ country: code, host: new URL(endpoint).host, folder: siteFolderOf(endpoint) }];
  });
  sitesByEndpoints.set(endpoints, sites);
  return sites;
}
