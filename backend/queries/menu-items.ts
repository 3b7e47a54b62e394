import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { CountryCode } from '../../contract/countries.ts';
import type { Database } from '../db/database.ts';
import { type MenuItemRow, type MenuLocation, menuItems } from '../db/schema/menus.ts';
import type { Window } from '../relay/connection.ts';
import { readWindow } from './window.ts';

type MenuFilter = { language: string; location?: MenuLocation | undefined; parent?: number | undefined };

/** Reads the menu items of a window, top to bottom: flat unless a parent is named (NOTES 8). */
export function listMenuItems(
  db: Database,
  country: CountryCode,
  filter: MenuFilter,
  window: Window,
): Promise<MenuItemRow[]> {
  const { where, orderBy, limit } = readWindow(window, {
    keys: [menuItems.location, menuItems.position, menuItems.id],
    descending: false,
    keysOf: (id): SQL =>
      sql`select ${menuItems.location}, ${menuItems.position}, ${menuItems.id} from ${menuItems} where ${and(eq(menuItems.country, country), eq(menuItems.id, id))}`,
  });
  return db
    .select()
    .from(menuItems)
    .where(
      and(
        eq(menuItems.country, country),
        eq(menuItems.language, filter.language),
        filter.location && eq(menuItems.location, filter.location),
        filter.parent === undefined ? undefined : eq(menuItems.parent, filter.parent),
        ...where,
      ),
    )
    .orderBy(...orderBy)
    .limit(limit);
}
