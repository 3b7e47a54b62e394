import type { CountryCode } from '../../../../contract/countries.ts';

/** The address of a country's site, such as `https://www.example.com/ksa`. */
export type PublicSite = { country: CountryCode; url: string };

type Sites = {
  publicSites?: readonly PublicSite[];
  endpoints: Readonly<Partial<Record<CountryCode, string>>>;
};

/** Maps an address that a service shows publicly to the one this site reaches it at. */
export function toServiceUrl(url: URL, { publicSites = [], endpoints }: Sites): URL {
  const [site] = publicSites
    .map(({ country, url: shown }) => ({ endpoint: endpoints[country], shown: new URL(shown) }))
    .filter(({ shown }) => shown.host === url.host && isInside(url.pathname, folderOf(shown)))
    .sort((a, b) => folderOf(b.shown).length - folderOf(a.shown).length);
  if (site?.endpoint === undefined) return url;
  const rest = url.pathname.slice(folderOf(site.shown).length);
  return new URL(`${siteFolderOf(site.endpoint)}${rest}${url.search}${url.hash}`, site.endpoint);
}

/** The hosts of services' public addresses. */
export function listPublicHosts({ publicSites = [] }: Pick<Sites, 'publicSites'>): string[] {
  return publicSites.map(({ url }) => new URL(url).host);
}

export function isInside(pathname: string, folder: string): boolean {
  return pathname === folder || pathname.startsWith(`${folder}/`);
}

function folderOf({ pathname }: URL): string {
  return pathname.replace(/(?<!\/)\/+$/, '');
}

/** The folder of the site that a GraphQL address belongs to. */
export function siteFolderOf(endpoint: string): string {
  return new URL(endpoint).pathname.replace(/\/[^/]*$/, '');
}
