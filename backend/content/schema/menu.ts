import { z } from 'zod';
import type { CountryCode } from '../../../contract/countries.ts';
import { mediaRef, placed, text } from './fields.ts';

/** menus/{primary,footer,quick-links}.yaml */
export type MenuItemContent = {
  label: z.output<typeof text>;
  /** `/brands` on this site (country prefix added on seeding), or an absolute address. */
  path: string;
  image?: string;
  isBrandSection?: boolean;
  countries?: CountryCode[];
  notIn?: CountryCode[];
  children?: MenuItemContent[];
};
const menuItem: z.ZodType<MenuItemContent> = z.lazy(() =>
  z.strictObject({
    label: text,
    path: z.string(),
    image: mediaRef.optional(),
    isBrandSection: z.boolean().optional(),
    ...placed,
    children: z.array(menuItem).optional(),
  }),
);
export const menuFile = z.strictObject({ items: z.array(menuItem) });
