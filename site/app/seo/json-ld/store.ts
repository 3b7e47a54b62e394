import { type JsonLd, textOrUndefined } from './json-ld.ts';

/** A shop in structured data; `country` is its two-letter code. */
type StoreInput = {
  name: string;
  kind: 'pharmacy' | 'supermarket' | 'shop';
  street: string;
  city: string | null;
  country: string;
  phone: string;
  website: string;
  at: { latitude: number; longitude: number } | null;
};

const TYPES = { pharmacy: 'Pharmacy', supermarket: 'GroceryStore', shop: 'Store' } as const;

/** Builds the Store of a shop; none without an address. */
export function buildStore({ name, kind, street, city, country, phone, website, at }: StoreInput): JsonLd[] {
  if (!street) return [];
  return [
    {
      '@type': TYPES[kind],
      name,
      telephone: textOrUndefined(phone),
      url: textOrUndefined(website),
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        addressLocality: textOrUndefined(city),
        addressCountry: country,
      },
      geo: at ? { '@type': 'GeoCoordinates', ...at } : undefined,
    },
  ];
}
