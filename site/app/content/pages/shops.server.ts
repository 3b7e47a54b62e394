import { countryOfPhone } from '../../../../contract/countries.ts';
import { MARKETPLACE_NAMES, marketplaces } from '../../../../contract/marketplaces.ts';
import type { Locale } from '../../locale/path.ts';
import { parseSlugs } from '../cleaning/slug.ts';
import { OurLocationsDocument, type OurLocationsQuery } from '../generated/graphql.ts';
import type { Load } from './load.server.ts';
import { readAddress, sellerKind, splitAddress } from './locations.server.ts';
import type { OnlineShop, Shop } from './shop.ts';

type Shops = { shops: Shop[]; online: OnlineShop[] };
type LocationNode = NonNullable<OurLocationsQuery['locations']>['nodes'][number];

/** The shops read from an answer, which is of one country and language. */
const shopsByAnswer = new WeakMap<OurLocationsQuery, Shops>();

/** Loads the shops of the page's country, the same ones until their content changes; none when the service fails. */
export async function loadShops(load: Load): Promise<Shops> {
  const answer = await load.optional(OurLocationsDocument, { language: load.locale.language });
  const known = answer && shopsByAnswer.get(answer);
  if (known) return known;
  const shops = readShops(answer, load.locale);
  if (answer) shopsByAnswer.set(answer, shops);
  return shops;
}

/** The shops of an answer; a service for several countries may list others' too, known by their telephone numbers. */
export function readShops(answer: OurLocationsQuery | null, { country }: Locale): Shops {
  const here = (answer?.locations?.nodes ?? []).filter(
    ({ locationDetails }) => (countryOfPhone(locationDetails?.officePhoneNumber ?? '') ?? country) === country,
  );
  return { shops: here.flatMap(readShop), online: here.flatMap(readOnlineShop) };
}

/** A marketplace is known by its name. */
function readOnlineShop(node: LocationNode): OnlineShop[] {
  const url = node.locationDetails?.website;
  if (sellerKind(node) !== 'online' || !node.title || !url) return [];
  const marketplace = marketplaces.find((one) => Object.values(MARKETPLACE_NAMES[one]).includes(node.title ?? ''));
  return [{ id: node.id, name: node.title, url, marketplace: marketplace ?? 'shop' }];
}

function readShop(node: LocationNode): Shop[] {
  const kind = sellerKind(node);
  if (kind === null || kind === 'online' || !node.title) return [];
  const details = node.locationDetails;
  const lines = readAddress(node.content ?? '');
  const address = splitAddress(lines);
  const at = readPlace(details?.latitude, details?.longitude);
  const destination = at ? `${at.latitude},${at.longitude}` : [node.title, ...lines].join(' ');
  return [
    {
      id: node.id,
      name: node.title,
      kind,
      city: details?.city?.trim() || address.town,
      addressHtml: node.content ?? '',
      street: address.street,
      hours: details?.openingHours ?? '',
      phone: details?.officePhoneNumber ?? '',
      website: details?.website ?? '',
      at,
      routeUrl: `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`,
      stock: parseSlugs(details?.stock ?? ''),
    },
  ];
}

/** A position as editors typed it; null unless both are degrees. */
function readPlace(latitude: string | null | undefined, longitude: string | null | undefined): Shop['at'] {
  const [north, east] = [latitude, longitude].map((degrees) => (degrees?.trim() ? Number(degrees) : Number.NaN));
  if (north === undefined || east === undefined || !(Math.abs(north) <= 90) || !(Math.abs(east) <= 180)) return null;
  return { latitude: north, longitude: east };
}
