import { type CountryCode, countryOfPhone } from '../../../../contract/countries.ts';
import type { Locale } from '../../locale/path.ts';
import { plainText } from '../cleaning/plain-text.ts';
import { OurLocationsDocument, type OurLocationsQuery } from '../generated/graphql.ts';
import type { Load } from './load.server.ts';

/** A location as pages show it (spec §3, Location). */
export type Location = {
  id: string;
  title: string;
  /** The address, cleaned HTML, often with the hours. */
  addressHtml: string;
  hours: string;
  /** The address in parts; without a town when it is a single line. */
  street: string;
  town: string | null;
  phone: string;
  email: string;
  /** Null outside the countries served. */
  country: CountryCode | null;
  /** The address on an external map. */
  mapUrl: string;
};

/** Loads all locations but shops, those of the page's country first; none when the service fails. */
export async function loadLocations(load: Load): Promise<Location[]> {
  return readLocations(await load.optional(OurLocationsDocument, { language: load.locale.language }), load.locale);
}

/** The locations of an answer that are not shops, those of the country first. */
export function readLocations(answer: OurLocationsQuery | null, locale: Locale): Location[] {
  const places = (answer?.locations?.nodes ?? []).filter((node) => sellerKind(node) === null);
  const locations = places.map((node): Location => {
    const phone = node.locationDetails?.officePhoneNumber ?? '';
    const lines = readAddress(node.content ?? '');
    const address = splitAddress(lines);
    return {
      id: node.id,
      title: node.title ?? '',
      addressHtml: node.content ?? '',
      hours: node.locationDetails?.openingHours ?? '',
      street: address.street,
      town: node.locationDetails?.city || address.town,
      phone,
      email: node.locationDetails?.officeEmail ?? '',
      // Locations name no country, but their telephone numbers have its code.
      country: countryOfPhone(phone),
      mapUrl: `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: lines.join(' ') || (node.title ?? '') })}`,
    };
  });
  return ownFirst(locations, locale);
}

/** The kinds of locations that sell products, by the contract's names. */
const SELLER_KINDS = ['pharmacy', 'supermarket', 'shop', 'online'] as const;
type SellerKind = (typeof SELLER_KINDS)[number];
type LocationNode = NonNullable<OurLocationsQuery['locations']>['nodes'][number];

/** The kind of a location that sells; null for any other location. */
export function sellerKind({ locationDetails }: LocationNode): SellerKind | null {
  return SELLER_KINDS.find((kind) => kind === locationDetails?.kind?.[0]) ?? null;
}

/** The lines of the address, which is the first paragraph: `Warehouse Road`, `Dubai, United Arab Emirates`. */
export function readAddress(html: string): string[] {
  const [address = ''] = html.split('</p>');
  return address
    .split(/<br\s*\/?>/i)
    .map((line) => plainText(line))
    .filter(Boolean);
}

export function splitAddress(lines: readonly string[]): Pick<Location, 'street' | 'town'> {
  if (lines.length < 2) return { street: lines.join(' '), town: null };
  return { street: lines.slice(0, -1).join(' '), town: lines.at(-1)?.split(/[,،]/)[0]?.trim() || null };
}

function ownFirst(locations: readonly Location[], { country }: Locale): Location[] {
  return [
    ...locations.filter((location) => location.country === country),
    ...locations.filter((location) => location.country !== country),
  ];
}
