import type { ShopContent } from '../content/content.ts';

/** The field group of a shop, as editors fill it in. */
export function shopFields({ phone, kind, city, hours, website, at, stock }: ShopContent) {
  return {
    officePhoneNumber: phone,
    kind,
    city,
    openingHours: hours,
    website,
    latitude: at && String(at.latitude),
    longitude: at && String(at.longitude),
    stock: stock?.join(', '),
  };
}
